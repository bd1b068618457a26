import { EMAIL_WORDS } from '~/content/checkout-emails'
import { type LocaleCode, localeOfCode } from '~/services/domain/locale'

export type Mail = { to: string; subject: string; text: string; html: string }
/** An email is paragraphs and rows of two: as text the rows are lines, as HTML a table. */
export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: [string, string][] }

export const wordsOf = (locale: LocaleCode) => EMAIL_WORDS[localeOfCode(locale).language]

/** French sets a narrow space before it. */
export const colonOf = (locale: LocaleCode) => (localeOfCode(locale).language === 'fr' ? '\u202f:' : ':')

export function written(parts: readonly Part[], locale: LocaleCode) {
  const { language } = localeOfCode(locale)
  const body = parts.map(htmlOf).join('\n')
  return {
    text: parts.map((part) => textOf(part, colonOf(locale))).join('\n\n'),
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>`,
  }
}

const textOf = (part: Part, colon: string) =>
  part.kind === 'rows' ? part.rows.map(([name, value]) => `${name}${colon} ${value}`).join('\n') : part.text

function htmlOf(part: Part): string {
  if (part.kind === 'heading') return `<h1>${escaped(part.text)}</h1>`
  if (part.kind === 'text') return `<p>${escaped(part.text).replaceAll('\n', '<br>')}</p>`
  const rows = part.rows.map(([name, value]) => `<tr><td>${escaped(name)}</td><td>${escaped(value)}</td></tr>`)
  return `<table>${rows.join('')}</table>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
