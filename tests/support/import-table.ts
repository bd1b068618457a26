import type { Import } from './sources'

type Rule = { who: string; files: RegExp; mayImport: (edge: Import) => boolean }

const DOMAIN = /^src\/services\/domain\//
const PLATFORM = /^src\/services\/platform\//
const REQUEST = /^src\/services\/request\//
const SESSION = /^src\/services\/request\/session\//
export const CONTRACT = /\.contract$/
const RULES = /\.rules$/
/** What a connect and a screen may know of a machine without its engine. */
const READING = /^src\/machines\/runtime\/reading$/
const PARTS = /^src\/machines\/runtime\/parts$/

const RECORDING = /^src\/machines\/recording\//
const COUNTING = /^src\/machines\/counting\//

/** What answers a form, a script or an address of its own; a file that is drawn is a page. */
const SERVER_ROUTE = /^src\/routes\/(?!(.*\/)?-).*\.ts$/
const PAGE = /^src\/routes\/((.*\/)?-|.*\.tsx$)/

const upstreamOf = (path: string) => /^src\/services\/upstreams\/([\w-]+)\//.exec(path)?.[1] ?? null
const flowOf = (path: string) => /^src\/services\/flows\/([\w-]+)\//.exec(path)?.[1] ?? null
/** What proves machines may have folders of its own. */
export const machineOf = (path: string) => /^src\/machines\/(?!proving\/)[\w-]+\/([\w-]+)\//.exec(path)?.[1] ?? null
const isPackage = ({ target }: Import) => !target.startsWith('src/') && !target.startsWith('#styled')
const isPackageOf = (names: RegExp) => (edge: Import) => isPackage(edge) && names.test(edge.target)
const isStyled = ({ target }: Import) => target.startsWith('#styled') || target.endsWith('.styles')
const isTypeOfContract = (edge: Import) => edge.isTypeOnly && CONTRACT.test(edge.target)
export const isOwnUpstream = (edge: Import) => upstreamOf(edge.target) === upstreamOf(edge.from)
export const isEmbedded = ({ target }: Import) => /\/embedded\//.test(target)

/** style.md, "Who may import whom": a row for each role. */
export const RULES_OF_THE_TABLE: Rule[] = [
  {
    who: 'content imports itself, zod, and the format of messages: text is edited without reading code',
    files: /^src\/content\//,
    mayImport: (edge) => edge.target.startsWith('src/content/') || isPackageOf(/^(zod|use-intl$)/)(edge),
  },
  {
    who: 'the domain imports itself and dates, and contracts of its own nouns as types',
    files: /^src\/services\/domain\/(?!.*\.contract\.ts)/,
    mayImport: (edge) => DOMAIN.test(edge.target) || isPackageOf(/^(date-fns|@date-fns\/utc|libphonenumber-js)/)(edge),
  },
  {
    who: 'a contract imports zod, the domain, and other contracts',
    files: /\.contract\.ts$/,
    mayImport: (edge) =>
      isPackageOf(/^zod/)(edge) ||
      DOMAIN.test(edge.target) ||
      CONTRACT.test(edge.target) ||
      (edge.isTypeOnly && isPackage(edge)),
  },
  {
    who: 'a noun of the domain on a wire knows nothing but the domain',
    files: /^src\/services\/domain\/.*\.contract\.ts$/,
    mayImport: (edge) => isPackageOf(/^zod/)(edge) || DOMAIN.test(edge.target),
  },
  {
    who: 'the contract of an upstream knows the domain, the wire that all share, and its own folder',
    files: /^src\/services\/upstreams\/.*\.contract\.ts$/,
    mayImport: (edge) =>
      isPackageOf(/^zod/)(edge) ||
      DOMAIN.test(edge.target) ||
      (PLATFORM.test(edge.target) && CONTRACT.test(edge.target)) ||
      isOwnUpstream(edge),
  },
  {
    who: 'a client knows its own contract, the domain and the platform, and no other upstream',
    files: /^src\/services\/upstreams\/[\w-]+\/(?!embedded\/).*(?<!\.contract)\.ts$/,
    mayImport: (edge) =>
      isPackage(edge) ||
      DOMAIN.test(edge.target) ||
      PLATFORM.test(edge.target) ||
      (isOwnUpstream(edge) && !isEmbedded(edge)),
  },
  {
    who: 'an embedded upstream knows its own contract, the domain, the platform and the seed, and never a client',
    files: /^src\/services\/upstreams\/[\w-]+\/embedded\//,
    mayImport: (edge) =>
      isPackage(edge) ||
      DOMAIN.test(edge.target) ||
      PLATFORM.test(edge.target) ||
      edge.target.startsWith('src/content/') ||
      (isOwnUpstream(edge) && !/\.server$/.test(edge.target)),
  },
  {
    who: 'the platform knows no page, no upstream and no request',
    files: /^src\/services\/platform\//,
    mayImport: (edge) => isPackage(edge) || DOMAIN.test(edge.target) || PLATFORM.test(edge.target),
  },
  {
    who: 'the request path knows no page and no upstream',
    files: /^src\/services\/request\//,
    mayImport: (edge) =>
      isPackage(edge) || DOMAIN.test(edge.target) || PLATFORM.test(edge.target) || REQUEST.test(edge.target),
  },
  {
    who: 'a flow composes clients, the domain, the platform and the session, and reaches no embedded upstream',
    files: /^src\/services\/flows\/(?!.*\.contract\.ts)/,
    mayImport: (edge) =>
      isPackage(edge) ||
      edge.isTypeOnly ||
      (/^src\/(services|content)\//.test(edge.target) && !isEmbedded(edge) && !edge.target.includes('/browser/')),
  },
  {
    who: 'what a flow answers with knows of other flows their server half and never their functions',
    files: /^src\/services\/flows\/.*\.server\.ts$/,
    mayImport: (edge) => flowOf(edge.target) === flowOf(edge.from) || !/\.functions$/.test(edge.target),
  },
  {
    who: 'a server function validates, and hands over to the server half of its own flow',
    files: /^src\/services\/flows\/.*\.functions\.ts$/,
    mayImport: (edge) =>
      isPackageOf(/^(zod|@tanstack\/react-start)$/)(edge) ||
      DOMAIN.test(edge.target) ||
      CONTRACT.test(edge.target) ||
      SESSION.test(edge.target) ||
      (flowOf(edge.target) === flowOf(edge.from) && /\.(server|rules)$/.test(edge.target)),
  },
  {
    who: 'a query is a server function of its own flow under a name, for a loader and a machine',
    files: /^src\/services\/flows\/.*\.query\.ts$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      /\/account\.query$/.test(edge.target) ||
      (flowOf(edge.target) === flowOf(edge.from) && /\.functions$/.test(edge.target)),
  },
  {
    who: 'a machine imports xstate, the domain, rules, parts, its child machines, and contracts as types',
    files: /^src\/machines\/[\w-]+\/[\w-]+\/.*\.(machine|setup|rules)\.ts$/,
    mayImport: (edge) =>
      isPackageOf(/^xstate/)(edge) ||
      DOMAIN.test(edge.target) ||
      RULES.test(edge.target) ||
      PARTS.test(edge.target) ||
      READING.test(edge.target) ||
      machineOf(edge.target) !== null ||
      // how any event is typed in, which its own test proves for every machine (tests/models/event-form.test.ts)
      (machineOf(edge.from) === 'inspector' && /^src\/machines\/recording\/event-draft$/.test(edge.target)) ||
      (machineOf(edge.from) === 'inspector' && RECORDING.test(edge.target) && edge.isTypeOnly) ||
      isTypeOfContract(edge),
  },
  {
    who: 'actors and storage stand between their chart and the world, without React',
    files: /^src\/machines\/.*\.(actors|storage)\.ts$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      DOMAIN.test(edge.target) ||
      isPackageOf(/^(xstate|@tanstack\/(react-)?query|libphonenumber-js)/)(edge) ||
      machineOf(edge.target) !== null ||
      /^src\/machines\/runtime\//.test(edge.target) ||
      RULES.test(edge.target) ||
      /\.(functions|query)$/.test(edge.target) ||
      /^src\/services\/browser\//.test(edge.target) ||
      // the inspector's, which is loaded with what records
      (machineOf(edge.from) === 'inspector' && RECORDING.test(edge.target)) ||
      // the visitor's word on it
      (machineOf(edge.from) === 'consent' && COUNTING.test(edge.target)),
  },
  {
    who: 'a connect imports types, rules, the domain and other connects',
    files: /\.connect\.ts$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      RULES.test(edge.target) ||
      DOMAIN.test(edge.target) ||
      READING.test(edge.target) ||
      /\.connect$/.test(edge.target),
  },
  {
    who: 'a flow of a page imports its actors, its storage and the runtime',
    files: /^src\/machines\/.*\.flow\.ts$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      DOMAIN.test(edge.target) ||
      machineOf(edge.target) !== null ||
      /^src\/machines\/runtime\//.test(edge.target) ||
      /^src\/services\/browser\//.test(edge.target),
  },
  {
    who: 'models and notes import their machine, contracts, the domain and what proves and reads',
    files: /\.(model|notes)\.ts$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      isPackageOf(/^(xstate|zod)/)(edge) ||
      DOMAIN.test(edge.target) ||
      CONTRACT.test(edge.target) ||
      machineOf(edge.target) !== null ||
      /^src\/machines\/(runtime|proving|reading)\//.test(edge.target),
  },
  {
    who: 'what runs with a page imports neither what proves nor what reads',
    files: /^src\/machines\/(runtime\/.*|(?!proving\/)[\w-]+\/[\w-]+\/.*(?<!\.(model|notes)))\.tsx?$/,
    mayImport: (edge) => edge.isTypeOnly || !/^src\/machines\/(proving|reading)\//.test(edge.target),
  },
  {
    who: 'what only a browser has knows the domain and contracts as types',
    files: /^src\/services\/browser\//,
    mayImport: (edge) =>
      isPackage(edge) ||
      DOMAIN.test(edge.target) ||
      RULES.test(edge.target) ||
      isTypeOfContract(edge) ||
      /^src\/services\/browser\//.test(edge.target),
  },
  {
    who: 'a component is a picture of its props',
    files: /^src\/components\/(?!theme).*\.tsx?$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      isStyled(edge) ||
      /^src\/(components|content)\//.test(edge.target) ||
      DOMAIN.test(edge.target) ||
      RULES.test(edge.target) ||
      isPackageOf(/^(react$|react-dom$|use-intl|@ark-ui|@tanstack\/react-router$)/)(edge),
  },
  {
    who: 'a route reaches no server module, no embedded upstream, no model and no notes',
    files: PAGE,
    mayImport: (edge) => edge.isTypeOnly || !/\.server$|\/embedded\/|\.(model|notes)$/.test(edge.target),
  },
  {
    who: 'a route knows flows and connects: no machine, not even its types, and nothing that proves or reads it',
    files: PAGE,
    mayImport: ({ target }) => !/^src\/machines\/(proving|reading)\/|\.(machine|setup|actors)$/.test(target),
  },
  {
    who: 'the theme is tokens and recipes',
    files: /^src\/components\/theme\//,
    mayImport: (edge) => isPackageOf(/^@pandacss\/dev$/)(edge) || /^src\/components\/theme\//.test(edge.target),
  },
  {
    who: 'what proves and reads machines knows xstate, what lays charts out and what runs them, and no page',
    files: /^src\/machines\/(proving|reading)\//,
    mayImport: (edge) =>
      isPackageOf(/^(xstate|@xstate\/graph|zod|elkjs)/)(edge) ||
      /^src\/machines\/(runtime|proving|reading)\//.test(edge.target),
  },
  {
    who: 'what records flows knows what runs, proves and reads them, the channel between tabs, and no page',
    files: RECORDING,
    mayImport: (edge) =>
      isPackageOf(/^(xstate|zod)/)(edge) ||
      // the library itself is of development, and reaches no page
      (edge.isTypeOnly && isPackageOf(/^@statelyai\/inspect/)(edge)) ||
      (edge.from.endsWith('/picture.ts') && isPackageOf(/^modern-screenshot/)(edge)) ||
      /^src\/machines\/(runtime|proving|reading|recording)\//.test(edge.target) ||
      /^src\/services\/browser\/(channel|intent-key)$/.test(edge.target) ||
      (edge.isTypeOnly && machineOf(edge.target) === 'inspector'),
  },
  {
    who: 'what counts flows knows what runs them, and what sends from a browser',
    files: COUNTING,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      /^src\/machines\/(runtime|counting)\//.test(edge.target) ||
      /^src\/services\/browser\/(counts|idle)$/.test(edge.target),
  },
  {
    who: 'the composition root meets embedded ends and clients, and no flow: the product is handed in',
    files: /^src\/services\/upstreams\/composition-root/,
    mayImport: (edge) =>
      isPackage(edge) ||
      /^src\/content\//.test(edge.target) ||
      /^src\/services\/(domain|platform|upstreams)\//.test(edge.target),
  },
  {
    who: 'a server route reaches flows and the request path, no upstream, no machine and no component',
    files: SERVER_ROUTE,
    mayImport: (edge) =>
      isPackageOf(/^@tanstack\/react-router$/)(edge) || /^src\/services\/(flows|request)\//.test(edge.target),
  },
]
