import { z } from 'zod'
import { KIT_ANCHOR } from './kit-anchor.rules'

export const KitAnchor = z.string().regex(KIT_ANCHOR)
