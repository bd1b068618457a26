import type { Plugin } from 'vite'

type Chunk = { fileName: string; imports: string[]; moduleIds: string[] }

const MANIFEST = 'export const tsrStartManifest'

/**
 * The framework lists a route's loader among what its document preloads, and with it the client of server functions
 * (13 kB gz). A document that the server has rendered needs no loader: what only loaders reach is taken from the list.
 * A build without such a list, or whose list names none of it, fails: then the framework writes it in another way.
 */
export function leanPreloads(): Plugin {
  let superfluous: string[] = []
  let isListed = false
  return {
    name: 'lean-preloads',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client')
        superfluous = reachedByLoadersAlone(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : [])),
        )
      if (this.environment.name === 'ssr' && !isListed)
        this.error(`lean-preloads found nothing to take out of "${MANIFEST}" (docs/decisions/0002-staged-boot.md)`)
    },
    transform(code) {
      if (this.environment.name === 'client' || !code.startsWith(MANIFEST)) return null
      const lean = superfluous.reduce(
        (text, file) => text.replaceAll(`,"/${file}"`, '').replaceAll(`"/${file}",`, '').replaceAll(`"/${file}"`, ''),
        code,
      )
      isListed ||= lean !== code
      return lean
    },
  }
}

function reachedByLoadersAlone(chunks: Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = (roots: Chunk[]) => {
    const files = new Set<string>()
    const open = roots.map(({ fileName }) => fileName)
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (files.has(file)) continue
      files.add(file)
      open.push(...(byName.get(file)?.imports ?? []))
    }
    return files
  }
  const isLoader = ({ moduleIds }: Chunk) =>
    moduleIds.some((id) => /[?&]tsr-split=loader/.test(id)) &&
    !moduleIds.some((id) => /[?&]tsr-split=component/.test(id))
  const loaders = chunks.filter(isLoader)
  const needed = reached(chunks.filter((chunk) => chunk.moduleIds.some((id) => /[?&]tsr-split=(?!loader)/.test(id))))
  return [...reached(loaders)].filter((file) => !needed.has(file))
}
