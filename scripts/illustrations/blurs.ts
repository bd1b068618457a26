import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const CELLS = 3

/** The picture as nine colours of three hex digits, row by row; null where something behind it shows through. */
export async function blurOf(webp: Buffer): Promise<string | null> {
  const { hasAlpha } = await sharp(webp).metadata()
  if (hasAlpha && !(await sharp(webp).stats()).isOpaque) return null
  const pixels = await sharp(webp).removeAlpha().resize(CELLS, CELLS, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  return [...pixels].map((value) => Math.round(value / 17).toString(16)).join('')
}

/** Writes what stands in a picture's place until it is there: every committed master that nothing shines through. */
export async function writeBlurs(masters: URL, names: readonly string[]) {
  const blurs: Record<string, string> = {}
  for (const name of names) {
    const blur = await blurOf(await readFile(new URL(`${name}.webp`, masters)))
    if (blur) blurs[name] = blur
  }
  await writeFile(new URL('blurs.json', masters), `${JSON.stringify(blurs, null, 2)}\n`)
}
