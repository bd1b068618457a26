import type { Plugin } from 'vite'
import { LATER } from '../boot/later'
import { ofPage } from '../boot/of-page'
import { BOOT, DRAWER, MACHINE, PAGE_OF_ROUTE } from './chunks'

type Chunk = {
  fileName: string
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}

const MANIFEST = 'export const tsrStartManifest'
const LIST = /("?preloads"?:\s*\[)([^\]]*)\]/g
const FILE = /filePath"?:\s*["`]([^"`]+)/g
/** What a route shows, whatever becomes of its loader. */
const SHOWN = /^(.+)\?tsr-split=(?!loader)/

/**
 * The framework lists a route's loader among what its document preloads, and with it the client of server functions
 * (13 kB gz). A document that the server has rendered needs no loader: of each list stays what its route's own components
 * reach; after it comes, marked as wanted later, what the flows of these components run and what a press on the menu
 * draws. What a route shows may be one of several pages: their files follow, each with the name of its page. A build without such a list, or whose lists name nothing else, fails: then the framework writes it in another way.
 */
export function leanPreloads(): Plugin {
  const chunks = new Map<string, Chunk>()
  let isListed = false
  return {
    name: 'lean-preloads',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client')
        for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(`/${file.fileName}`, file)
      if (this.environment.name === 'ssr' && !isListed)
        this.error(`lean-preloads found nothing to take out of "${MANIFEST}" (docs/decisions/0002-staged-boot.md)`)
    },
    transform(code) {
      if (this.environment.name === 'client' || !code.startsWith(MANIFEST)) return null
      const ofRoot = new Set<string>()
      const lean = code.replace(LIST, (_all, before: string, list: string, at: number) => {
        const files = leanList(list, { route: fileBefore(code, at), chunks }).filter((file) => !ofRoot.has(file))
        // the root comes first, and is in every document
        if (ofRoot.size === 0) for (const file of files) ofRoot.add(file)
        return `${before}${files.map((file) => `"${file}"`).join(',')}]`
      })
      isListed ||= lean !== code
      return lean
    },
  }
}

/** The route that a list belongs to is the last one named before it. */
const fileBefore = (code: string, at: number) => [...code.slice(0, at).matchAll(FILE)].at(-1)?.[1] ?? ''

type Listing = { route: string; chunks: Map<string, Chunk> }

/** The root's list has no component of its own: it is what starts the application, with its styles. */
function leanList(list: string, { route, chunks }: Listing): string[] {
  const files = list.split(',').map((file) => file.trim())
  const named = files.filter((file) => file !== '').map((file) => file.replaceAll('"', ''))
  const shown = named.filter((file) => chunks.get(file)?.moduleIds.some((id) => SHOWN.exec(id)?.[1] === route))
  const roots = shown.length > 0 ? shown : [...named, ...laterThan(named, chunks, BOOT)]
  const first = reached(roots, chunks)
  const styles = shown.length > 0 ? [] : [...first].flatMap((file) => stylesOf(chunks.get(file)))
  const pages = laterThan([...first], chunks, PAGE_OF_ROUTE).flatMap((file) => listOfPage(file, first, chunks))
  return [...first, ...asLater([...styles, ...onPress(first, chunks)]), ...pages]
}

const asLater = (files: string[]) => files.map((file) => `${file}${LATER}`)

/** What a press needs beyond the files that are loaded. */
function onPress(loaded: Set<string>, chunks: Map<string, Chunk>): string[] {
  const roots = [MACHINE, DRAWER].flatMap((module) => laterThan([...loaded], chunks, module))
  return [...reached(roots, chunks)].filter((file) => !loaded.has(file))
}

/** A page of a route in the file `root`: what it adds to what the route brings. */
function listOfPage(root: string, ofRoute: Set<string>, chunks: Map<string, Chunk>): string[] {
  const names = (chunks.get(root)?.moduleIds ?? []).flatMap((id) => PAGE_OF_ROUTE.exec(id)?.[1] ?? [])
  const own = new Set([...reached([root], chunks)].filter((file) => !ofRoute.has(file)))
  const later = onPress(new Set([...ofRoute, ...own]), chunks)
  return names.flatMap((name) => [
    ...[...own].map((file) => ofPage(file, name)),
    ...asLater(later.map((file) => ofPage(file, name))),
  ])
}

const stylesOf = (chunk: Chunk | undefined) => [...(chunk?.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)

/** The chunks with such a module that these load when they run. */
const laterThan = (files: string[], chunks: Map<string, Chunk>, module: RegExp) =>
  files
    .flatMap((file) => chunks.get(file)?.dynamicImports ?? [])
    .map((name) => `/${name}`)
    .filter((file) => chunks.get(file)?.moduleIds.some((id) => module.test(id)))

/** These and what they import, each after what it imports itself; chunks never import in a circle (chunks.ts). */
function reached(roots: string[], chunks: Map<string, Chunk>, files = new Set<string>()): Set<string> {
  for (const root of roots) {
    if (files.has(root)) continue
    reached(importsOf(chunks.get(root)), chunks, files)
    files.add(root)
  }
  return files
}

const importsOf = (chunk: Chunk | undefined) => (chunk?.imports ?? []).map((name) => `/${name}`)
