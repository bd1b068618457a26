// node scripts/machines/run.mjs write.ts …: runs a script of this folder.
import { withModules } from './modules.mjs'

const [file, ...args] = process.argv.slice(2)
process.exitCode = await withModules(async (load) => (await load(`/scripts/machines/${file}`)).main(args))
