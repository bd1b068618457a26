import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentExport } from './content-export.ts'

const MASTERS = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

/**
 * `node scripts/content/lay-out-pictures.ts <folder>`: copies every picture of the content to where contentful-import
 * looks for it with `--assets-directory <folder>`: below the host and path of its address.
 */
function layOut(folder: string): number {
  const files = contentExport().file.assets.flatMap(({ fields }) => Object.values(fields.file))
  for (const { url, fileName } of files) {
    const from = join(MASTERS, fileName)
    if (!existsSync(from)) throw new Error(`${fileName} is not among the pictures of src/content/media`)
    const to = join(folder, url.replace(/^\/\//, ''))
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  return files.length
}

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('Say where: node scripts/content/lay-out-pictures.ts <folder>\n')
  process.exit(1)
}
process.stdout.write(`${layOut(folder)} pictures in ${folder}\n`)
