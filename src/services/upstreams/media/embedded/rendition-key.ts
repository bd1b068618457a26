import { createHash } from 'node:crypto'
import type { Master } from './masters'
import type { Rendition } from './rendition'

/** The file's name of a rendition, the same in the build and in the cache. PNG loses nothing, whatever its quality. */
export const keyOf = ({ name, hash }: Pick<Master, 'name' | 'hash'>, { w, h, q, fm, fit, f }: Rendition) =>
  `${createHash('sha256')
    .update([name, hash, w, h, fm === 'png' ? null : q, fm, fit, f].join('|'))
    .digest('hex')}.${fm}`
