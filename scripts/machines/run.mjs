// node scripts/machines/run.mjs write.ts …: runs a script of this folder through Vite, which finds the machines
// (import.meta.glob) and the paths of tsconfig.json.
import { createServer } from 'vite'

const [file, ...args] = process.argv.slice(2)
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
  const { main } = await vite.ssrLoadModule(`/scripts/machines/${file}`)
  process.exitCode = await main(args)
} finally {
  await vite.close()
}
