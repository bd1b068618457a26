/** Lighthouse's slow 4G as it is applied to each request: ms, bytes a second. */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
/** A processor of a quarter of this one's speed. */
export const CPU_RATE = 4
