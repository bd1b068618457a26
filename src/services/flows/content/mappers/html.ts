import sanitize from 'sanitize-html'
import type { Locale } from '~/services/domain/locale'
import { addressOf } from './link'

const INLINE = ['strong', 'b', 'em', 'i', 'a', 'br']
const BLOCKS = [...INLINE, 'p', 'ul', 'ol', 'li', 'h3', 'h4']

/** An editor's sentence: emphasis and links stay, everything else goes. */
export const inlineHtml = (html: string, locale: Locale) => clean(html, INLINE, locale)

/** An editor's paragraphs. Plain text becomes paragraphs at its empty lines. */
export function blockHtml(text: string, locale: Locale): string {
  const isMarkup = /<\/?[a-z]/i.test(text)
  const html = isMarkup ? text : paragraphs(text)
  return clean(html, BLOCKS, locale)
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function clean(html: string, allowedTags: string[], locale: Locale): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '', target }) => ({
        tagName,
        attribs: {
          ...hrefOf(href, locale),
          ...(target === '_blank' && { target: '_blank', rel: 'noopener noreferrer' }),
        },
      }),
    },
  }).trim()
}

function hrefOf(href: string, locale: Locale): { href?: string } {
  const address = addressOf(href, locale)
  return address === null ? {} : { href: address }
}
