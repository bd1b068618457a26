import type { MachinePage } from '~/machines/reading/page'
import type { MutantsFile, WalkedFile, WalkOfMachine } from './coverage.contract'
import { noticedOf, sumOf, takenByUnit, takenInBrowser } from './coverage.rules'
import type { ChartView, MachineChanges, MachineDetails, MachinesPage, StateOfPage } from './machines.contract'
import { areaName, byArea } from './machines.rules'
import { mayRead } from './may-read.server'
import { allRules } from './rules.server'
import { screensOf } from './screens.rules'
import { readStatesFile } from './screens.server'
import type { Screen } from './states.contract'

type Boxes = Record<string, NonNullable<StateOfPage['box']>>
type Page = MachinePage & { screen: string; boxes: Boxes; happyBoxes?: Boxes; changes: MachineChanges } & {
  happySteps?: MachineDetails['steps']
}

/** What `npm run machines` has written; each file is loaded when it is asked for. */
const pages = import.meta.glob<Page>('/docs/machines/pages/*.json', { import: 'default' })
const charts = import.meta.glob<string>('/docs/machines/*.svg', { query: '?raw', import: 'default' })
const happyCharts = import.meta.glob<string>('/docs/machines/happy/*.svg', { query: '?raw', import: 'default' })
const outlines = import.meta.glob<string>('/docs/machines/small/*.svg', { query: '?raw', import: 'default' })
const configs = import.meta.glob<string>('/docs/machines/studio/*.json', { query: '?raw', import: 'default' })
const walks = import.meta.glob<WalkedFile>('/docs/machines/coverage.json', { import: 'default' })
const mutants = import.meta.glob<MutantsFile>('/docs/machines/mutants.json', { import: 'default' })
const decisions = import.meta.glob<Record<string, string>>('/docs/machines/decisions.json', { import: 'default' })

const allPages = () => Promise.all(Object.values(pages).map((load) => load()))
const allWalks = async (): Promise<WalkedFile> => (await walks['/docs/machines/coverage.json']?.()) ?? {}
const allMutants = async (): Promise<MutantsFile> => (await mutants['/docs/machines/mutants.json']?.()) ?? {}
const NOTHING_SETTLED: Record<string, string> = {}
const UNWALKED: WalkOfMachine = { transitions: 0, unit: [], waived: {}, browser: null, untoured: null }

/** Every machine by area; null for whom it is not. */
export async function readMachines(key: string): Promise<MachinesPage | null> {
  if (!(await mayRead(key))) return null
  const [all, walked, noticed, { status }] = await Promise.all([allPages(), allWalks(), allMutants(), allRules()])
  const machines = all.sort(byArea).map((page) => ({
    ...{ id: page.id, title: page.title, sentence: page.sentence, area: areaName(page.area) },
    states: Object.keys(page.chart.nodes).length - 1,
    transitions: page.transitions.length,
    decisions: decisionsOf(page),
    unit: takenByUnit(walked[page.id] ?? UNWALKED),
    browser: takenInBrowser(walked[page.id] ?? UNWALKED),
    mutants: noticedOf(noticed[page.id]),
    found: foundIn(page),
  }))
  return {
    status,
    machines,
    states: machines.reduce((sum, { states: own }) => sum + own, 0),
    transitions: machines.reduce((sum, { transitions }) => sum + transitions, 0),
    browser: sumOf(machines.map(({ browser }) => browser)),
    decisions: new Set(machines.flatMap(({ decisions: own }) => own)).size,
  }
}

/** Machine, state, event, rule or decision: what people look for. */
function foundIn({ id, title, sentence, chart, words, transitions, origins }: Page): string {
  const states = Object.values(chart.nodes).map(({ path }) => `${path} ${words.states[path]?.title ?? ''}`)
  const named = Object.values(origins).flatMap(({ rules: ids, decided }) => [...ids, decided ?? ''])
  return [id, title, sentence, ...states, ...transitions.map(({ label }) => label), ...new Set(named)]
    .join(' ')
    .toLowerCase()
}

/** `view`: null for what opens first; `state`: the one that is selected. */
type Asked = { key: string; id: string; view: ChartView | null; state: string | null }

/** One machine with its picture; null for whom it is not, and where there is none. */
export async function readMachine({ key, id, ...asked }: Asked): Promise<MachineDetails | null> {
  const [page, svg] = [pages[`/docs/machines/pages/${id}.json`], charts[`/docs/machines/${id}.svg`]]
  if (!page || !svg || !(await mayRead(key))) return null
  const [read, walked, noticed, known, settled, seen] = await Promise.all([
    page(),
    allWalks(),
    allMutants(),
    allRules(),
    decisions['/docs/machines/decisions.json']?.() ?? NOTHING_SETTLED,
    readStatesFile(),
  ])
  const { title, sentence, route, screen, area } = read
  const shows = viewOf(read, asked)
  const happy = shows === 'happy' ? happyCharts[`/docs/machines/happy/${id}.svg`] : undefined
  return {
    ...{ status: known.status, id, title, sentence, route, screen },
    area: areaName(area),
    ...{ shows, hasHappyPath: read.happyBoxes !== undefined, chart: opened(await (happy ?? svg)()) },
    states: statesOf(happy ? { ...read, boxes: read.happyBoxes ?? {} } : read, screensOf(id, read.chart.nodes, seen)),
    goal: goalOf(read),
    steps: happy ? (read.happySteps ?? []) : [],
    transitions: read.transitions,
    coverage: walked[id] ?? UNWALKED,
    mutants: noticedOf(noticed[id]),
    rules: known.rules
      .filter((rule) => rule.keepers.some(({ machine }) => machine === id))
      .map(({ id: rule, text, state }) => ({ id: rule, text, state })),
    decisions: decisionsOf(read).map((decision) => ({ id: decision, text: settled[decision] ?? '' })),
    changes: read.changes,
  }
}

/** Names of what visitors can do in a machine of the shop; null where there is none: the team's own tools are not counted. */
export async function transitionsOf(id: string): Promise<ReadonlySet<string> | null> {
  const page = await pages[`/docs/machines/pages/${id}.json`]?.()
  return page && page.area !== 'tooling' ? new Set(page.transitions.map((each) => each.id)) : null
}

/** What is asked for and there; else the way on which all goes well, unless a state beside it is looked for. */
function viewOf({ happyBoxes }: Page, { view, state }: Pick<Asked, 'view' | 'state'>): ChartView {
  const isOnPath = happyBoxes !== undefined && (state === null || state in happyBoxes)
  return view === null || (view === 'happy' && !isOnPath) ? (isOnPath ? 'happy' : 'chart') : view
}

const goalOf = ({ chart, happyPath }: Page) =>
  Object.values(chart.nodes).find(({ path }) => path === happyPath?.at(-1))?.id ?? null

/** A picture as its size and what is in it, for whoever draws the frame. */
function opened(svg: string): MachineDetails['chart'] {
  const [, width = '0', height = '0', inner = ''] =
    /^<svg[^>]* width="(\d+)" height="(\d+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return { width: Number(width), height: Number(height), inner }
}

function statesOf(
  { chart, words, origins, transitions, boxes, title }: Page,
  screens: Record<string, Screen>,
): StateOfPage[] {
  return Object.values(chart.nodes).map(({ id, path, type, isInitial, invoke, entry, exit }) => ({
    ...{ id, path, type, isInitial },
    title: path === '' ? title : (words.states[path]?.title ?? path),
    depth: path === '' ? 0 : path.split('.').length,
    asks: invoke.map(({ src }) => src),
    runs: [...entry.map((name) => `entry / ${name}`), ...exit.map((name) => `exit / ${name}`)],
    rules: origins[id]?.rules ?? [],
    decided: origins[id]?.decided ?? null,
    screen: screens[id] ?? { reason: 'no page shows it' },
    next: [...new Set(transitions.flatMap(({ source, targets }) => (source === id ? targets : [])))],
    box: boxes[id] ?? null,
  }))
}

const originsOf = ({ origins, transitions }: Page) => [...Object.values(origins), ...transitions]
const decisionsOf = (page: Page) => [...new Set(originsOf(page).flatMap(({ decided }) => decided ?? []))].sort()

/** GET /machines/{id}.svg (`?small`: its outline) and /machines/{id}.json, as Stately Studio imports it. */
export const chartFile = async (request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const [, id = '', ending = ''] = /^\/machines\/([A-Za-z0-9]+)\.(svg|json)$/.exec(pathname) ?? []
  const small = searchParams.has('small')
    ? outlines[`/docs/machines/small/${id}.svg`]
    : charts[`/docs/machines/${id}.svg`]
  const load = ending === 'svg' ? small : configs[`/docs/machines/studio/${id}.json`]
  if (!load || !(await mayRead(searchParams.get('key') ?? ''))) return notFoundAnswer()
  const text = await load()
  return new Response(ending === 'svg' ? withMarked(text, searchParams.getAll('state')) : text, {
    headers: { 'content-type': TYPES[ending] ?? '', ...UNLISTED },
  })
}

/** `?state=`: as selected states are drawn (look: sun, a wider line). */
const withMarked = (svg: string, states: readonly string[]) =>
  states.reduce((marked, id) => {
    const at = marked.indexOf(`<g data-node="${id.replace(/[^\w.-]/g, '')}"`)
    const [before, after] = [marked.slice(0, at), marked.slice(at)]
    return at < 0
      ? marked
      : before + after.replace(/fill="[^"]*"/, 'fill="#f8d37c"').replace(/stroke-width="[^"]*"/, 'stroke-width="2.5"')
  }, svg)

/** Not here, or not for whoever asks. */
export const notFoundAnswer = () => new Response('There is nothing here.\n', NOWHERE)

export const UNLISTED = { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' }
const NOWHERE = { status: 404, headers: { ...UNLISTED, 'cache-control': 'no-store', 'content-type': 'text/plain' } }
const TYPES: Record<string, string> = { svg: 'image/svg+xml', json: 'application/json' }
