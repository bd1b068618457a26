import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** What encodes a master; part of its source hash, so that a change here redraws everything. */
const WEBP = { quality: 80, alphaQuality: 90, effort: 5 } as const

/** Tells whether a master is still what its drawing says. */
export const sourceHash = (svg: string, width: number) => hashOf(JSON.stringify([svg, width, WEBP])).slice(0, 16)

export interface Master {
  webp: Buffer
  width: number
  height: number
  hash: string
  dominant: string
}

/** Rasterises a drawing once. Its filters take seconds at this size: never do this in a request. */
export async function rasterise(svg: string, width: number): Promise<Master> {
  const drawn = Number(/width="(\d+)"/.exec(svg)?.[1])
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize({ width })
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true })
  const opaque = await sharp(data).flatten({ background: '#ffffff' }).resize({ width: 64 }).toBuffer()
  const { dominant } = await sharp(opaque).stats()
  return {
    webp: data,
    width: info.width,
    height: info.height,
    hash: hashOf(data).slice(0, 10),
    dominant: hexOf([dominant.r, dominant.g, dominant.b]),
  }
}

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
