// npm run dev: style helpers, then Vite with the whole house behind it.
import { isNewEnough, run } from './server/run.mjs'

if (!isNewEnough(process.versions.node)) {
  console.error(`Node ${process.version} is too old: 22.19 or newer is needed.`)
  process.exit(1)
}
const code = await run(process.execPath, ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'])
process.exit(code !== 0 ? code : await run(process.execPath, ['node_modules/vite/bin/vite.js', 'dev']))
