/** What a visitor may allow beside what the shop cannot work without. */
export const CONSENT_KINDS = ['statistics', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Name of the cookie, and how long a choice holds: half a year. */
export const CONSENT_COOKIE = 'consent'
export const CONSENT_SECONDS = 182 * 24 * 3600

const NOTHING = 'none'

export const consentText = (kinds: readonly ConsentKind[]) => kinds.join('.') || NOTHING

/** The choice that a cookie holds; null where it is not one of ours. */
export function consentOf(text: string | null): ConsentKind[] | null {
  if (text === NOTHING) return []
  const words = text?.split('.') ?? []
  const kinds = CONSENT_KINDS.filter((kind) => words.includes(kind))
  return kinds.length > 0 && kinds.length === words.length ? kinds : null
}
