import { fromPromise } from 'xstate'
import { intentKey } from '~/services/browser/intent-key'

/** The key of one intent, which a chart names `newKey` (parts.ts), as the browser makes it. */
export const liveNewKey = fromPromise<string>(async () => intentKey())
