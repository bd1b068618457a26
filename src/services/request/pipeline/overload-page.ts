import type { Language } from '~/services/domain/locale'

export type OverloadWords = Record<Language, { heading: string; text: string; again: string }>

type Page = {
  words: OverloadWords
  language: Language
  nonce: string /** where to try again; null after a form, whose browser has it still */
  href: string | null
}

const STYLE =
  'body{margin:0;min-height:90vh;display:grid;place-content:center;padding:24px;font:18px/1.5 system-ui,sans-serif;color:#2b2a28;background:#fbf8f3}' +
  'main{max-width:32em}h1{font-size:1.6em;line-height:1.25}a{color:inherit;font-weight:600}'

/** A page that costs nothing to make: no data, no script, no other file. */
export function overloadPage({ words, language, nonce, href }: Page): string {
  const { heading, text, again } = words[language]
  const link = href === null ? '' : `<p><a href="${escaped(href)}">${again}</a></p>`
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${heading}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${heading}</h1><p>${text}</p>${link}</main></body></html>`
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
