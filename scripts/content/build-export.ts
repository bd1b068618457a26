import { writeFileSync } from 'node:fs'
import { contentExport } from './content-export.ts'

/** Writes src/content/contentful-export.json from the model and the seed: `node scripts/content/build-export.ts`. */
const target = new URL('../../src/content/contentful-export.json', import.meta.url)
const { text, entries, assets } = contentExport()
writeFileSync(target, text)
process.stdout.write(`contentful-export.json: ${entries} entries, ${assets} pictures, ${text.length} characters\n`)
