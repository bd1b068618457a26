import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allFiles, allPages } from './generate'
import { KEPT } from './kept'

const FOLDER = 'docs/machines'

const isKept = (path: string, files: object) => path in files || KEPT.includes(path)

/** `npm run machines`: writes docs/machines anew; what belongs to no machine goes. */
export async function main(): Promise<number> {
  const files = await allFiles({ pages: await allPages() })
  for (const old of globSync(`${FOLDER}/**/*.*`)) if (!isKept(old.slice(FOLDER.length + 1), files)) rmSync(old)
  for (const [path, text] of Object.entries(files)) {
    const target = join(FOLDER, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  process.stdout.write(`${FOLDER}: ${Object.keys(files).length} files\n`)
  return 0
}
