import type { Language } from '~/services/domain/locale'
import { htmlOf } from './letter-html'
import { colonOf, type Part } from './letter-parts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** A letter as it is mailed: for who reads plain text, and for who does not. */
export const written = (parts: readonly Part[], language: Language): Pick<Mail, 'text' | 'html'> => ({
  text: parts.map((part) => textOf(part, language)).join('\n\n'),
  html: htmlOf(parts, language),
})

function textOf(part: Part, language: Language): string {
  const named = (name: string, value: string) => `${name}${colonOf(language)} ${value}`
  switch (part.kind) {
    case 'rows':
      return part.rows.map(([name, value]) => named(name, value)).join('\n')
    case 'code':
      return named(part.text, part.code)
    case 'link':
      return named(part.text, part.href)
    default:
      return part.text
  }
}
