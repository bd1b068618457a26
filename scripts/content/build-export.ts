import { writeFileSync } from 'node:fs'
import { contentExport } from './content-export.ts'
import { writeProductsByNames } from './toy-names.ts'

/**
 * `node scripts/content/build-export.ts`: gives the shop's products the names of the kits' toys, then writes
 * src/content/contentful-export.json from the model and the seed.
 */
writeProductsByNames()
const target = new URL('../../src/content/contentful-export.json', import.meta.url)
const { text, entries, assets } = contentExport()
writeFileSync(target, text)
process.stdout.write(`contentful-export.json: ${entries} entries, ${assets} pictures, ${text.length} characters\n`)
