import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** `npm run replay -- file.jsonl`: runs a recorded session again, and says where a machine of today goes another way. */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run replay -- <file of the inspector>')
  process.exit(2)
}
const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
const { module } = await runnerImport('./src/machines/recording/report.ts', options)
const { text, isSame } = await module.replayReport(readFileSync(file, 'utf8'))
console.log(text)
process.exit(isSame ? 0 : 1)
