import { z } from 'zod'
import { TransitionCount } from '~/services/upstreams/analytics/analytics.contract'

/** POST /api/transition-counts, from the browser of somebody who has agreed to it. */
export const SentCounts = z.strictObject({ counts: z.array(TransitionCount).min(1).max(200) })
