type ModuleInfo = {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * What comes with a feature or a dependency, whatever needs it. React and the router change only with a new version;
 * what stage 0 itself imports stands apart, or it would bring the application.
 */
const APART = {
  stage0:
    /preload-helper|rolldown\/runtime|\/services\/browser\/(?:renewal|first-answers|aim|typed|moments)|\/boot\/later|\/src\/client\.tsx$/,
  vendor:
    /node_modules\/(?:(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|history|store|react-store))\/|@tanstack\/router-core\/dist\/esm\/(?!ssr\/(?:serializer|headers|json)))/,
  // the client of server functions: a document that the server has rendered calls none before somebody acts
  calls:
    /node_modules\/(?:seroval|cookie-es|@tanstack\/start-client-core\/dist\/esm\/(?:client-rpc\/|createServerFn|getDefaultSerovalPlugins)|@tanstack\/router-core\/dist\/esm\/ssr\/(?:serializer|headers|json))/,
  flows: /node_modules\/xstate\//,
  // an admin's pages alone have the banner of a preview
  preview:
    /\/src\/(?:machines\/shell\/admin-preview\/.+\.(?:actors|machine|rules|connect|flow)|services\/browser\/admin-preview|routes\/-shell\/preview\.island|components\/layout\/preview-(?:bar|words)|content\/preview-words)/,
  amplify: /node_modules\/(?:aws-amplify|@aws-|@smithy)/,
  dialogs: /node_modules\/(?:@ark-ui|@zag-js|@floating-ui)/,
  phone: /node_modules\/libphonenumber/,
}
/** The application, and the frames that stand around the pages of a language. */
export const BOOT = /\/src\/boot\.tsx$|\/src\/routes\/\{-\$lang\}\/route\.tsx\?tsr-split=component/
const PAGE = /\/src\/routes\/(.+)(?:\.tsx\?tsr-split=(?:c|notFoundC|errorC)omponent|\.page\.tsx$)/
/** One of several pages of a route (docs/decisions/0068-pages-of-one-route.md). */
export const PAGE_OF_ROUTE = /\/src\/routes\/.+\/([^/]+)\.page\.tsx$/
/** What loads it. */
const LOAD_OF_PAGE = /\/src\/routes\/.+\.load\.ts$/
/** What a page asks for when somebody comes to it without a document of its own. */
const LOADER = /\/src\/routes\/(.+)(?:\.tsx\?tsr-split=loader|\.load\.ts$)/
/** What a flow runs: its chart, what that asks for, and what runs every one. */
export const MACHINE = /\/src\/machines\/(?:runtime\/[^/]+|.+\.(?:actors|machine))\.ts$/
/** What a press draws that no page shows at first: the menu of phones, with the dialog that it stands in. */
export const DRAWER = /\/src\/routes\/-shell\/drawer\.island\.tsx$/
/** What comes with the inspector, and machines and notes that only it asks for: no page and no flow counts it. */
const INSPECTOR =
  /\/src\/(?:machines\/(?:recording|reading|proving|tooling\/(?:inspector|fault-panel))|components\/inspector|routes\/-inspector)\//
/** Kinds whose flows are too much for every page. */
const WITH_FLOWS = new Set(['steps', 'identity', 'account'])

/** Which parts a kind brings that has none of its own: what it shares with one is not worth a place in every page. */
const BETWEEN: Record<string, string[]> = {
  checkout: ['steps'],
  gift: ['steps', 'shop', 'account'],
  withdrawal: ['account'],
  settings: ['settings', 'account', 'steps'],
  orders: ['account', 'steps'],
  payment: ['payment', 'settings', 'account', 'steps'],
}
/** Kinds whose flows share what another kind's run. */
const FLOWS_OF: Record<string, string> = { settings: 'account', payment: 'account', orders: 'account' }
const kindsWhere = (kindOf: (page: string) => string) => (page: string) => BETWEEN[kindOf(page)] ?? [kindOf(page)]
type KindsOf = ReturnType<typeof kindsWhere>
/** The frame around the pages of a kind comes with what they share. */
const FRAME = /\/route$/

const nameOf = (page: string) => page.replace(/[^a-z0-9]+/gi, '-').replace(/^-lang-|^-|-$/g, '') || 'home'
const apart = (id: string) => Object.entries(APART).find(([, pattern]) => pattern.test(id))?.[0] ?? null

/**
 * The chunk of each module, by who needs it, so that a page is live with few files (docs/decisions/0037-few-files.md):
 * what pages of several kinds need; what pages of one kind share; what one page needs with its flows; what flows of
 * several pages share. Whatever a module imports is needed wherever it is needed itself, so that chunks never import
 * each other in a circle.
 */
export function chunkNames(kindOf: (page: string) => string) {
  const kindsOf = kindsWhere(kindOf)
  let graph: ReturnType<typeof read> | null = null
  return (id: string, context: Graph): string | null => {
    graph ??= read(id, context)
    return apart(id) ?? nameIn(graph, id, kindsOf)
  }
}

type Read = ReturnType<typeof read>

function nameIn({ byBoot, pagesOf, flowsOf, pagesOfFlow }: Read, id: string, kindsOf: KindsOf): string | null {
  if (byBoot.has(id)) return 'boot'
  const shown = pagesOf.get(id) ?? new Set()
  const flows = flowsOf.get(id) ?? new Set()
  const needed = new Set([...shown, ...[...flows].flatMap((flow) => [...(pagesOfFlow.get(flow) ?? ['boot'])])])
  const [only] = needed
  if (shown.size > 0) {
    if (needed.size === 1 && only && !FRAME.test(only)) return nameOf(only)
    const kind = sharedKind([...needed].map(kindsOf))
    return kind && !needed.has('boot') ? `parts-${kind}` : 'boot'
  }
  if (flows.size === 0 || (flows.size === 1 && !MACHINE.test([...flows].join()))) return null
  if (needed.size === 1 && only && only !== 'boot') return `${nameOf(only)}-flows`
  const [kind, ...others] = new Set([...needed].map((page) => flowKindOf(kindsOf(page))))
  return kind && others.length === 0 && WITH_FLOWS.has(kind) ? `${kind}-flows` : 'flows'
}

const flowKindOf = ([kind = '']: string[]) => FLOWS_OF[kind] ?? kind

function sharedKind([first = [], ...others]: string[][]): string | undefined {
  return first.find((kind) => others.every((kinds) => kinds.includes(kind)))
}

/** Who reaches each module: the application itself, pages, and what is loaded later; and from which pages that is. */
function read(id: string, graph: Graph) {
  const getModuleInfo = (each: string) => graph.getModuleInfo(each)
  const all = everyModule(id, getModuleInfo)
  const reach = (root: string) => walk(root, (each) => getModuleInfo(each)?.importedIds ?? [])
  const byBoot = new Set(all.filter((each) => BOOT.test(each)).flatMap((each) => [...reach(each)]))
  const isLater = (each: string) =>
    !INSPECTOR.test(each) && (getModuleInfo(each)?.dynamicImporters ?? []).some((by) => !INSPECTOR.test(by))
  const later = all.filter((each) => isLater(each) && !BOOT.test(each))
  const [pagesOf, flowsOf] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const pagesOfFlow = new Map<string, Set<string>>()
  for (const root of later) {
    const page = PAGE.exec(root)?.[1]
    const reached = reach(root)
    for (const each of reached) add(page ? pagesOf : flowsOf, each, page ?? root)
    if (page) for (const flow of laterFrom(root, getModuleInfo)) add(pagesOfFlow, flow, page)
    const loaded = LOADER.exec(root)?.[1]
    if (loaded) add(pagesOfFlow, root, loaded)
  }
  for (const root of byBoot)
    for (const flow of getModuleInfo(root)?.dynamicallyImportedIds ?? [])
      if (!PAGE.test(flow) && !LOADER.test(flow) && !INSPECTOR.test(flow))
        for (const each of [flow, ...laterFrom(flow, getModuleInfo)]) add(pagesOfFlow, each, 'boot')
  return { byBoot, pagesOf, flowsOf, pagesOfFlow }
}

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}

function walk(root: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...next(id))
  }
  return seen
}

/** What comes after something else: other pages, what loads one of several pages, and the inspector. */
const IGNORED = [PAGE, LOAD_OF_PAGE, INSPECTOR]

/** What is loaded after a page or a flow, at once or by something that was loaded after it. */
function laterFrom(root: string, getModuleInfo: Graph['getModuleInfo']): string[] {
  const all = walk(root, (id) => {
    const info = getModuleInfo(id)
    return [
      ...(info?.importedIds ?? []),
      ...(info?.dynamicallyImportedIds ?? []).filter((each) => !IGNORED.some((pattern) => pattern.test(each))),
    ]
  })
  return [...all].filter((id) => id !== root && (getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
}

const everyModule = (id: string, getModuleInfo: Graph['getModuleInfo']) => [
  ...walk(id, (each) => {
    const info = getModuleInfo(each)
    if (!info) return []
    return [info.importers, info.dynamicImporters, info.importedIds, info.dynamicallyImportedIds].flat()
  }),
]
