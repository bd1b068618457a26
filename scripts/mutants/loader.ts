import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve as pathOf } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** One file with one change, and where everything lies that has to be loaded anew for it. */
type Edition = { number: number; file: string; source: string; folders: readonly string[] }

let edition: Edition | null = null

/** From now on the file is read as changed, by whatever is imported through `editionOf`. */
export function publish(next: Edition | null) {
  edition = next
}

/** The address under which a module is loaded in the present edition. */
export const editionOf = (path: string) => marked(pathToFileURL(pathOf(path)).href)

const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/**
 * Lets Node run the sources as they are: it takes the types away itself, and this finds files without an ending, below `~`,
 * and in the edition of whoever imports them. A module is loaded once for each edition.
 */
export function installLoader(root: string) {
  registerHooks({
    resolve(specifier, context, next) {
      const base = specifier.startsWith('~/')
        ? pathOf(root, 'src', specifier.slice(2))
        : specifier.startsWith('.') && context.parentURL
          ? fileURLToPath(new URL(specifier, withoutMark(context.parentURL)))
          : null
      const found =
        base && ENDINGS.map((ending) => base + ending).find((path) => /\.\w+$/.test(path) && existsSync(path))
      if (!found || found.includes('node_modules')) return next(specifier, context)
      return { url: marked(pathToFileURL(found).href), shortCircuit: true }
    },
    load(url, context, next) {
      if (!url.startsWith('file:') || url.includes('/node_modules/')) return next(url, context)
      const path = fileURLToPath(withoutMark(url))
      if (path.endsWith('.json'))
        return { format: 'module', source: `export default ${readFileSync(path, 'utf8')}`, shortCircuit: true }
      if (edition && url !== withoutMark(url) && path === pathOf(edition.file))
        return { format: 'module-typescript', source: edition.source, shortCircuit: true }
      return next(url, context)
    },
  })
}

const MARK = /\?edition=\d+$/
const withoutMark = (url: string) => url.replace(MARK, '')

function marked(url: string): string {
  const bare = withoutMark(url)
  const isOfEdition =
    edition?.folders.some((folder) => bare.startsWith(`${pathToFileURL(pathOf(folder)).href}/`)) ?? false
  return isOfEdition ? `${bare}?edition=${edition?.number}` : bare
}
