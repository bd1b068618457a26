import type { Plugin } from 'vite'

type Chunk = { fileName: string; imports: string[]; moduleIds: string[] }

const MANIFEST = 'export const tsrStartManifest'
const LIST = /("?preloads"?:\s*\[)([^\]]*)\]/g
/** What a route shows, whatever becomes of its loader. */
const SHOWN = /[?&]tsr-split=(?!loader)/

/**
 * The framework lists a route's loader among what its document preloads, and with it the client of server functions
 * (13 kB gz). A document that the server has rendered needs no loader: of each list stays what its route's own components
 * reach. A build without such a list, or whose lists name nothing else, fails: then the framework writes it in another way.
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
      const lean = code.replace(LIST, (_all, before: string, list: string) => `${before}${leanList(list, chunks)}]`)
      isListed ||= lean !== code
      return lean
    },
  }
}

/** A list without a component of its own, the root's, stays as it is. */
function leanList(list: string, chunks: Map<string, Chunk>): string {
  const files = list.split(',').filter((file) => file.trim() !== '')
  const nameOf = (file: string) => file.trim().replaceAll('"', '')
  const shown = files.map(nameOf).filter((file) => chunks.get(file)?.moduleIds.some((id) => SHOWN.test(id)))
  if (shown.length === 0) return list
  const needed = reached(shown, chunks)
  return files.filter((file) => needed.has(nameOf(file))).join(',')
}

function reached(roots: string[], chunks: Map<string, Chunk>): Set<string> {
  const files = new Set<string>()
  const open = [...roots]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    open.push(...(chunks.get(file)?.imports ?? []).map((name) => `/${name}`))
  }
  return files
}
