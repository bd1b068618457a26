import { createServer } from 'vite'

/**
 * Gives `work` a way to load modules through Vite, which finds the machines (import.meta.glob) and the paths of
 * tsconfig.json. They may load others until it has ended.
 */
export async function withModules(work) {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    css: { postcss: { plugins: [] } },
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  })
  try {
    return await work((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
  }
}
