/** The key of one intent: the same key makes a second try the same request. */
export const intentKey = (): string => crypto.randomUUID()
