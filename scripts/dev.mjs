// npm run dev: what is generated, then Vite with the whole application.
import { GENERATORS } from './server/generators.mjs'
import { isNewEnough, run } from './server/run.mjs'

if (!isNewEnough(process.versions.node)) {
  console.error(`Node ${process.version} is too old: 22.19 or newer is needed.`)
  process.exit(1)
}
for (const step of [...Object.values(GENERATORS), ['node_modules/vite/bin/vite.js', 'dev']]) {
  const code = await run(process.execPath, step)
  if (code !== 0) process.exit(code)
}
