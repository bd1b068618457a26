import type { Plugin } from 'vite'

const MANIFEST = 'export const tsrStartManifest'

/**
 * The framework lists the sheet at the routes whose chunks import it, and the root is in none of them (the application is
 * fetched later, docs/decisions/0002-staged-boot.md): a document whose root fails, so that no other route is rendered,
 * would have no styles. The root lists every sheet; a document still has each once, and of it what it uses.
 */
export function rootStyles(): Plugin {
  let isListed = false
  return {
    name: 'root-styles',
    transform(code) {
      if (this.environment.name === 'client' || !code.startsWith(MANIFEST)) return null
      isListed = true
      return `${code.replace(MANIFEST, 'const listed')}
        export const tsrStartManifest = () => {
          const { inlineCss, routes, ...manifest } = listed()
          const css = Object.keys(inlineCss?.styles ?? {})
          const __root__ = css.length > 0 ? { ...routes.__root__, css } : routes.__root__
          return { ...manifest, inlineCss, routes: { ...routes, __root__ } }
        }`
    },
    generateBundle() {
      if (this.environment.name === 'ssr' && !isListed)
        this.error(`root-styles found no "${MANIFEST}" (docs/decisions/0006-styles-of-a-document.md)`)
    },
  }
}
