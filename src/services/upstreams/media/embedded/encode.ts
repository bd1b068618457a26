import type { Sharp } from 'sharp'
import type { MediaFocus } from '~/services/domain/pictures/picture.contract'
import type { Master } from './masters'
import type { Rendition } from './rendition'

const POSITIONS: Record<MediaFocus, string> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
}

/** Makes the bytes of a rendition. Never larger than the master. Throws when libvips cannot within ten seconds. */
export async function encode(master: Master, rendition: Rendition): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // one thread a picture and no cache of its own: the queue decides how much of the machine pictures may take
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp(master.file, { limitInputPixels: 64e6, failOn: 'error' }).timeout({ seconds: 10 })
  return formatted(sized(picture, master, rendition), rendition).toBuffer()
}

function sized(picture: Sharp, master: Master, { w, h, fit, f }: Rendition): Sharp {
  if (w === null && h === null) return picture
  if (w === null || h === null || fit === null)
    return picture.resize({
      ...(w !== null && { width: w }),
      ...(h !== null && { height: h }),
      fit: 'inside',
      withoutEnlargement: true,
    })
  const position = POSITIONS[f]
  if (fit === 'crop') return cut(picture, master, { width: w, height: h, f })
  // the box shrinks to the master in proportion, so that its shape stays what was asked
  const scale = Math.min(1, master.width / w, master.height / h)
  const box = { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(h * scale)) }
  if (fit === 'pad') return picture.resize({ ...box, fit: 'contain', position, background: CLEAR })
  return picture.resize({ ...box, fit: fit === 'scale' ? 'fill' : 'cover', position })
}

const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 }

/** A piece of the master at its own scale. */
function cut(picture: Sharp, master: Master, { width, height, f }: { width: number; height: number; f: MediaFocus }) {
  const piece = { width: Math.min(width, master.width), height: Math.min(height, master.height) }
  const free = { x: master.width - piece.width, y: master.height - piece.height }
  const left = f.includes('left') ? 0 : f.includes('right') ? free.x : Math.floor(free.x / 2)
  const top = f.includes('top') ? 0 : f.includes('bottom') ? free.y : Math.floor(free.y / 2)
  return picture.extract({ left, top, ...piece })
}

/** AVIF's scale is another: its 50 looks like WebP's 75. Effort 2 takes twice as long for 4 %, 4, its default, six times for 11. */
function formatted(picture: Sharp, { fm, q }: Rendition): Sharp {
  if (fm === 'avif') return picture.avif({ quality: Math.round((q * 2) / 3), effort: 1, chromaSubsampling: '4:2:0' })
  if (fm === 'webp') return picture.webp({ quality: q, effort: 4 })
  if (fm === 'png') return picture.png()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: q, mozjpeg: true })
}
