import type { Language } from '~/services/domain/locale'

/**
 * What a letter is made of, in order. As text, rows are lines, and a link or a code stands behind its words; as HTML the first
 * link is a button. `label`: what the button says, where the words before it are more than that.
 */
export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: [string, string][] }
  | { kind: 'link'; text: string; href: string; label?: string }
  | { kind: 'code'; text: string; code: string }

/** French sets a narrow space before it. */
export const colonOf = (language: Language) => (language === 'fr' ? '\u202f:' : ':')
