import blurs from '~/content/media/blurs.json' with { type: 'json' }

const KNOWN: Record<string, string> = blurs

/** What stands in the place of one of our pictures until it is there; null of any other. By its file's name. */
export const blurOf = (name: string): string | null => (Object.hasOwn(KNOWN, name) ? (KNOWN[name] ?? null) : null)
