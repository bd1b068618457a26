import { fromPromise } from 'xstate'

/** The key of one intent, which a chart names `newKey` (parts.ts), as the browser makes it. */
export const liveNewKey = fromPromise<string>(async () => crypto.randomUUID())
