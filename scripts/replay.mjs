import { readFileSync, writeFileSync } from 'node:fs'
import { withModules } from './machines/modules.mjs'

/**
 * `npm run replay -- file.jsonl`: runs a recorded session again, and says where a machine of today goes another way. The
 * picture of the page is written beside the file.
 */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run replay -- <file of the inspector>')
  process.exit(2)
}
const log = readFileSync(file, 'utf8')
const { text, isSame, picture } = await withModules(async (load) =>
  (await load('/src/machines/recording/report.ts')).replayReport(log),
)
console.log(text)
console.log(picture ? written(picture) : 'no picture of the page')
process.exit(isSame ? 0 : 1)

function written({ width, height, data }) {
  const beside = file.replace(/(\.jsonl)?$/, '.jpg')
  writeFileSync(beside, data, 'base64')
  return `how the page looked, ${width} × ${height}: ${beside}`
}
