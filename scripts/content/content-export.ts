import { readMasters } from './assets.ts'
import { exportFile } from './export-file.ts'
import { readKits } from './kit-seed.ts'
import { createSpace } from './space.ts'
import { writeAccount } from './write-account.ts'
import { writeAges } from './write-ages.ts'
import { writeDrafts } from './write-drafts.ts'
import { writeHome } from './write-home.ts'
import { writeHowItWorks } from './write-how-it-works.ts'
import { writeKits } from './write-kits.ts'
import { writePages } from './write-pages.ts'
import { writeProducts } from './write-products.ts'
import { writeReadingClub } from './write-reading-club.ts'
import { writeShell } from './write-shell.ts'
import { writeSubscription } from './write-subscription.ts'
import { writeTexts } from './write-texts.ts'

/** The export's text, the same for the same seed: a test compares it with the file that is there. */
export function contentExport() {
  const space = createSpace()
  const masters = readMasters()
  const kits = readKits()
  const texts = writeTexts(space)
  const pages = writeKits(space, kits)
  writeProducts(space)
  writeReadingClub(space)
  const ages = writeAges(space, { kits: pages, texts })
  writeHome(space, { ages, kits: pages, texts })
  writeHowItWorks(space, { texts })
  writePages(space)
  writeAccount(space)
  writeSubscription(space)
  writeShell(space, { kits })
  writeDrafts(space)
  const file = exportFile(space, masters)
  return { text: `${JSON.stringify(file, null, 1)}\n`, entries: file.entries.length, assets: file.assets.length, file }
}
