import { glob, readFile } from 'node:fs/promises'
import { type Plugin, runnerImport } from 'vite'
import { shortClasses, variablesNamedIn, withShortClasses, withShortNames } from './short-names.ts'

const STYLES = /\.styles\.ts$/
/** What the sheet is made of: the custom properties that it names are in the sheet itself. */
const OF_THE_SHEET = /\.styles\.ts$|\/theme\//

/**
 * `*.styles.ts` run at build time, and only their values (class strings) reach the bundles:
 * the Panda runtime (6 kB gz) never ships, and a page pays for the classes that it uses. A build gives the classes and
 * the tokens of the sheet short names (docs/decisions/0052-short-names-in-a-build.md).
 */
export function buildTimeStyles(): Plugin[] {
  let built: ReturnType<typeof everyStyle> | null = null
  /** Once for the client, the server and the sheet. */
  const everyStyleOnce = () => {
    built ??= everyStyle()
    return built
  }
  return [valuesInDevelopment(), shortValues(everyStyleOnce), shortSheet(everyStyleOnce)]
}

type EveryStyle = () => ReturnType<typeof everyStyle>

const valuesInDevelopment = (): Plugin => ({
  name: 'build-time-styles',
  apply: 'serve',
  enforce: 'pre',
  load: {
    filter: { id: STYLES },
    async handler(id) {
      const { code, dependencies } = await valuesOf(fileOf(id))
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return code
    },
  },
})

const shortValues = (everyStyleOnce: EveryStyle): Plugin => ({
  name: 'short-names-in-values',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: STYLES },
    async handler(id) {
      const { codes, classes } = await everyStyleOnce()
      return withShortClasses(codes.get(fileOf(id)) ?? this.error(`${id} is not below src`), classes)
    },
  },
})

/** After Panda has written the sheet. */
const shortSheet = (everyStyleOnce: EveryStyle): Plugin => ({
  name: 'short-names-in-the-sheet',
  apply: 'build',
  transform: {
    filter: { id: /\.css$/ },
    async handler(css) {
      const { classes, variables } = await everyStyleOnce()
      return { code: withShortNames(css, classes, variables), map: null }
    },
  },
})

const fileOf = (id: string) => id.split('?')[0] ?? id

async function valuesOf(file: string) {
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    root: process.cwd(),
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  })
  const code = Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${serialise(value, `${file}: export ${name}`)};`)
    .join('\n')
  return { code, dependencies }
}

const serialise = (value: unknown, place: string) =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'function') throw new Error(`${place} holds a function; call it at build time`)
    return inner
  })

/** What all of them say, the short names of their classes, and the custom properties named outside of the sheet. */
async function everyStyle() {
  const codes = new Map<string, string>()
  const outside: string[] = []
  for (const file of (await filesBelow('src')).toSorted()) {
    if (STYLES.test(file)) codes.set(file, (await valuesOf(file)).code)
    else if (!OF_THE_SHEET.test(file)) outside.push(await readFile(file, 'utf8'))
  }
  const values = [...codes.values()]
  return { codes, classes: shortClasses(values), variables: variablesNamedIn([...values, ...outside]) }
}

async function filesBelow(folder: string) {
  const files: string[] = []
  for await (const file of glob(`${process.cwd()}/${folder}/**/*.{ts,tsx}`)) files.push(file)
  return files
}
