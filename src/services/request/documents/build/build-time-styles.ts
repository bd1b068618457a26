import { type Plugin, runnerImport } from 'vite'

/**
 * `*.styles.ts` run at build time, and only their values (class strings) reach the bundles:
 * the Panda runtime (6 kB gz) never ships, and a page pays for the classes that it uses.
 */
export function buildTimeStyles(): Plugin {
  return {
    name: 'build-time-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.styles\.ts$/ },
      async handler(id) {
        const file = id.split('?')[0] ?? id
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
          configFile: false,
          root: process.cwd(),
          resolve: { tsconfigPaths: true },
          logLevel: 'error',
        })
        for (const dependency of dependencies) this.addWatchFile(dependency)
        const refuse = (name: string) => this.error(`${file}: export ${name} holds a function; call it at build time`)
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${serialise(value, () => refuse(name))};`)
          .join('\n')
      },
    },
  }
}

function serialise(value: unknown, refuse: () => never) {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'function' ? refuse() : inner))
}
