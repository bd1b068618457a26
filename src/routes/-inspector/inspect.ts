import sheet from '~/components/inspector/recipe-notice.css?inline'
import { messagesOf } from '~/content/messages'
import { showPart } from '~/machines/recording/outline'
import { drawPage, fetchDrawing } from '~/machines/recording/picture'
import { recipeOf } from '~/machines/recording/recipe'
import { recordPage } from '~/machines/recording/recorded-page'
import { stagePage, tellPage } from '~/machines/recording/staged-page'
import { inspection } from '~/machines/runtime/inspection'
import { watchAddress } from '~/services/browser/address'
import { isFramed } from '~/services/browser/framed'
import { whenIdle } from '~/services/browser/idle'
import { untilLive } from '~/services/browser/live'
import { takeEvents } from '~/services/browser/page-events'
import { DESKTOP_QUERY } from '~/services/browser/viewport'
import { followInspector } from '~/services/browser/watched-page'
import type { FlowEvent } from '~/services/flows/fault-panel/fault-panel.contract'

/**
 * Records this page from its first event on, for the inspector in whose frame it stands and for those of other tabs.
 * `?stage=`: its flows are put where that recipe leads (docs/decisions/0062-page-states-by-their-recipes.md).
 */
export function inspect() {
  const flags = JSON.parse(document.documentElement.dataset.inspect ?? '{}')
  const { flows, page } = recordPage({ flags, frame: isFramed() ? window.name : null, draw, prepare, watchAddress })
  inspection.create = flows.create
  followInspector(page)
  // of whoever was here before nothing is kept: it is taken before that is cleared
  const events = takeEvents()
  void untilLive.then(async () => {
    const recipes = new URLSearchParams(location.search).getAll('stage')
    if (recipes.length > 0) await stage(flows, recipes)
    if (events.length > 0) await tellPage(flows, events.filter(isOfThisSize))
  })
}

const isOfThisSize = ({ size }: FlowEvent) =>
  size === null || (size === 'desktop') === matchMedia(DESKTOP_QUERY).matches

const draw = (hidden: ReadonlySet<string>) => drawPage({ messages: messagesOf(document.documentElement.lang), hidden })

/** Nothing that the page itself has to do waits for it. */
const prepare = () => void untilLive.then(() => whenIdle(() => void fetchDrawing()))

/** Whoever waits for the staged page reads of the document how it went. */
type Flows = ReturnType<typeof recordPage>['flows']

async function stage(flows: Flows, recipes: readonly string[]) {
  const complaint = await stagePage(flows, recipes)
  if (complaint !== null) say(complaint)
  else await showLast(flows, recipes)
  document.documentElement.dataset.staged = complaint === null ? 'done' : 'refused'
}

/** It is what the link is for. */
async function showLast(flows: Flows, recipes: readonly string[]) {
  const last = recipeOf(recipes.at(-1) ?? '')
  if (!last) return
  await untilDrawn()
  showPart(flows.drawn(last))
}

/** A tab in the background draws nothing: it is not waited for. */
const untilDrawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, 200)
  })

function say(complaint: string) {
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  document.adoptedStyleSheets.push(styles)
  const notice = document.createElement('p')
  notice.className = 'recipe-notice'
  notice.setAttribute('role', 'alert')
  const head = document.createElement('strong')
  head.textContent = 'This recipe does not fit any more. Nothing was staged: the page is as it is for everybody.'
  notice.append(head, complaint)
  document.body.append(notice)
}
