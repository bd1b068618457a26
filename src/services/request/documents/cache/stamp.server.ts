import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import { NONCE_LENGTH, newNonce } from '~/services/request/context/nonce.server'
import { patch, shift } from './crc'

/** A page with placeholders for its nonce, plain and compressed. */
export type Page = {
  plain: Buffer
  holes: number[]
  gzip: Buffer
  gzipHoles: number[]
  /** of the plain bytes with zeros in the placeholders */
  crc: number
  factor: number
}

const ZEROS = crc32(Buffer.alloc(NONCE_LENGTH))
/** How far back a match of deflate may reach. */
const WINDOW = 32_768
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3])

/**
 * Compresses a page once for all its nonces. A stored (uncompressed) block stands where each nonce goes, so that later
 * only its bytes and the checksum change. Throws when the result does not unpack to the page.
 */
export function prepare(html: Buffer, placeholder: string): Page {
  const holes = positionsOf(html, placeholder)
  const plain = Buffer.from(html)
  for (const at of holes) plain.fill(0, at, at + NONCE_LENGTH)
  const { gzip, gzipHoles } = compress({ plain, holes })
  const factor = holes.reduce((sum, at) => sum ^ shift(html.length - at - NONCE_LENGTH), 0) >>> 0
  const page = { plain, holes, gzip, gzipHoles, crc: crc32(plain), factor }
  const nonce = newNonce()
  if (!gunzipSync(stampGzip(page, nonce)).equals(stampPlain(page, nonce))) throw new Error('a stamped page is broken')
  return page
}

export function stampPlain({ plain, holes }: Page, nonce: string): Buffer<ArrayBuffer> {
  return stamped({ bytes: plain, holes, nonce })
}

export function stampGzip({ gzip, gzipHoles, crc, factor }: Page, nonce: string): Buffer<ArrayBuffer> {
  const bytes = stamped({ bytes: gzip, holes: gzipHoles, nonce })
  bytes.writeUInt32LE(patch({ crc, factor, bytes: nonce, zeros: ZEROS }), gzip.length - 8)
  return bytes
}

function stamped({ bytes, holes, nonce }: { bytes: Buffer; holes: number[]; nonce: string }): Buffer<ArrayBuffer> {
  // not from the pool: the response may outlive many others
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  for (const at of holes) copy.write(nonce, at, NONCE_LENGTH, 'latin1')
  return copy
}

function positionsOf(html: Buffer, placeholder: string): number[] {
  const found: number[] = []
  for (let at = html.indexOf(placeholder); at >= 0; at = html.indexOf(placeholder, at + NONCE_LENGTH)) found.push(at)
  return found
}

/**
 * The texts between the placeholders are compressed one by one, each with what precedes it as dictionary. There the
 * placeholders are zeros, which no text has, so no match ever reaches into one. Synchronous: as a stream this took a
 * turn of the event loop per placeholder, and under load a turn is long enough for a page never to be finished.
 */
function compress({ plain, holes }: { plain: Buffer; holes: number[] }) {
  const parts: Buffer[] = [GZIP_HEAD]
  const gzipHoles: number[] = []
  let from = 0
  for (const at of holes) {
    parts.push(deflated({ plain, from, to: at, flush: constants.Z_SYNC_FLUSH }))
    gzipHoles.push(lengthOf(parts) + STORED_HEAD)
    parts.push(storedBlock())
    from = at + NONCE_LENGTH
  }
  parts.push(deflated({ plain, from, to: plain.length, flush: constants.Z_FINISH }), Buffer.alloc(8))
  const gzip = Buffer.concat(parts)
  gzip.writeUInt32LE(plain.length >>> 0, gzip.length - 4)
  return { gzip, gzipHoles }
}

function deflated({ plain, from, to, flush }: { plain: Buffer; from: number; to: number; flush: number }): Buffer {
  const dictionary = plain.subarray(Math.max(0, from - WINDOW), from)
  const known = dictionary.length > 0 ? { dictionary } : {}
  return deflateRawSync(plain.subarray(from, to), { level: 9, memLevel: 9, finishFlush: flush, ...known })
}

const lengthOf = (parts: Buffer[]) => parts.reduce((sum, part) => sum + part.length, 0)

const STORED_HEAD = 5
function storedBlock(): Buffer {
  const block = Buffer.alloc(STORED_HEAD + NONCE_LENGTH)
  block.writeUInt16LE(NONCE_LENGTH, 1)
  block.writeUInt16LE(~NONCE_LENGTH & 0xffff, 3)
  return block
}
