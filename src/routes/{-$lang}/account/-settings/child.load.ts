import { notFound } from '@tanstack/react-router'
import { childFormFlow } from '~/machines/account/child-form/child-form.flow'
import { startFlow } from '~/machines/runtime/flow'
import { PAGE_SOURCES } from '~/services/flows/settings/child-links.rules'
import { childFormQuery } from '~/services/flows/settings/settings.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** A new child, or one of this person's; any other is not found. */
export async function loadChild({ childUuid }: { childUuid: string | null }, { context, search, account }: Around) {
  const shows = 'child' as const
  const [known, { child, today, ...page }] = await Promise.all([
    account,
    readAccount(context, childFormQuery(childUuid)),
  ])
  const source = PAGE_SOURCES.find((each) => each === search.page_source) ?? null
  if (!known) return { shows, ...page, source, started: null }
  if (!child.ok && child.error.kind === 'notFound') throw notFound()
  if (!child.ok) return { shows, ...page, source, started: null }
  const { name = '', birthday = null, isVerified = false } = child.value ?? {}
  const { code: locale, prefix } = context.locale
  const of = { childUuid, name, birthday, isLocked: isVerified }
  const started = await startFlow(childFormFlow, { as: known.as, today, locale, prefix, source, ...of })
  return { shows, ...page, source, started }
}
