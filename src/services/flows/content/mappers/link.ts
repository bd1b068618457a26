import type { z } from 'zod'
import type { Locale } from '~/services/domain/locale'
import { ContentLink } from '../parts.contract'
import { type Context, type Entry, entryOf, type Fields, isTrue, textOf } from './entry'

type Link = z.infer<typeof ContentLink>

/** S-050: hidden entries, and those of another locale than the visitor's, are not shown. */
export function isShown({ fields }: Entry, { locale }: Context): boolean {
  const override = textOf(fields.localeOverride)
  return !isTrue(fields.hidden) && (override === '' || override === locale.code)
}

/** An own path with the language in front; anything else as it is. Null for what no visitor may be sent to. */
export function addressOf(url: string, { prefix }: Pick<Locale, 'prefix'>): string | null {
  if (/^\/(?![/\\])/.test(url)) return url === '/' ? prefix || '/' : `${prefix}${url}`
  return /^(https:\/\/|mailto:)/i.test(url) ? url : null
}

/** Text, address and look of a link; null without either, or when it is hidden. */
export function linkOf(value: unknown, context: Context): Link | null {
  const entry = entryOf(value)
  if (!entry || !isShown(entry, context)) return null
  const link = ContentLink.safeParse(linkFields(entry.fields, context))
  if (link.success && link.data.linkText !== '') return link.data
  context.skip({ reason: 'not a link', contentType: entry.type, id: entry.id })
  return null
}

export const linksOf = (value: unknown, context: Context): Link[] =>
  Array.isArray(value) ? value.flatMap((item) => linkOf(item, context) ?? []) : []

export function linkFields(fields: Fields, { locale }: Context) {
  return {
    linkText: textOf(fields.linkText),
    linkUrl: addressOf(textOf(fields.linkUrl), locale),
    blankTarget: isTrue(fields.blankTarget),
    buttonStyle: textOf(fields.buttonStyle) || 'link',
  }
}
