import sheet from '~/components/inspector/recipe-notice.css?inline'
import { messagesOf } from '~/content/messages'
import { drawPage } from '~/machines/recording/picture'
import { recordPage } from '~/machines/recording/recorded-page'
import { stagePage } from '~/machines/recording/staged-page'
import { inspection } from '~/machines/runtime/inspection'
import { untilLive } from '~/services/browser/live'
import { followInspector } from '~/services/browser/watched-page'
import { drawInspector } from './panel'

/**
 * Records this page from its first event on, and draws the inspector beside it. The page's own documents follow.
 * `?inspect=bare`: the page alone, for whoever drives it from outside. `?stage=`: its flows are put where that recipe leads
 * (docs/decisions/0062-page-states-by-their-recipes.md).
 */
export function inspect() {
  const flags = JSON.parse(document.documentElement.dataset.inspect ?? '{}')
  const { flows, page } = recordPage({ flags, draw })
  const search = new URLSearchParams(location.search)
  inspection.create = flows.create
  followInspector(page)
  void untilLive.then(async () => {
    if (search.get('inspect') !== 'bare') await dock(page)
    const recipes = search.getAll('stage')
    if (recipes.length > 0) await stage(flows, recipes)
  })
}

const draw = (hidden: ReadonlySet<string>) => drawPage({ messages: messagesOf(document.documentElement.lang), hidden })

async function dock(page: string) {
  document.documentElement.dataset.inspecting = ''
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Inspector')
  place.dataset.undrawn = ''
  document.body.append(place)
  await drawInspector(place, page)
}

/** Whoever waits for the staged page reads of the document how it went. */
async function stage(flows: Parameters<typeof stagePage>[0], recipes: readonly string[]) {
  const complaint = await stagePage(flows, recipes)
  document.documentElement.dataset.staged = complaint === null ? 'done' : 'refused'
  if (complaint !== null) say(complaint)
}

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
