type LimitClass = {
  /** so many in `seconds` */
  points: number
  seconds: number
  /**
   * Counted by PostgreSQL, too, where there is no Redis or it is away. What is not would be a write for every page: each
   * process then counts it for itself, so that several allow as many times as much. Redis counts every class, for all.
   */
  isShared: boolean
  /** guards secrets: while no shared store answers each process allows half of it */
  isStrict: boolean
}

const perMinute = (points: number, more: Partial<LimitClass> = {}): LimitClass => ({
  points,
  seconds: 60,
  isShared: true,
  isStrict: false,
  ...more,
})

/** How often one visitor may do what (security.md E). Reads are many and harmless. */
export const LIMITS = {
  read: perMinute(1000, { isShared: false }),
  // a page asks for dozens of pictures and a film for hundreds of pieces
  media: perMinute(6000, { isShared: false }),
  write: perMinute(100),
  auth: perMinute(10, { isStrict: true }),
  newsletter: perMinute(5),
  newsletterHourly: { ...perMinute(20), seconds: 3600 },
  referralDaily: { ...perMinute(30), seconds: 86_400 },
  cart: perMinute(60),
  checkout: perMinute(10),
  tokenSets: perMinute(60),
  activation: { ...perMinute(5), seconds: 600 },
  previewEntry: perMinute(10, { isStrict: true }),
  cspReport: perMinute(60, { isShared: false }),
  // each page sends twice a minute, and several people may share an address
  transitionCounts: perMinute(60, { isShared: false }),
} as const satisfies Record<string, LimitClass>

export type LimitName = keyof typeof LIMITS
