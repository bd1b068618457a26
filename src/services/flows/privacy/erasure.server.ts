import { setResponseHeader } from '@tanstack/react-start/server'
import type { Locale } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import type { Counted } from '~/services/flows/checkout/tries.server'
import { content } from '~/services/flows/content/content.server'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type { AccountError } from '~/services/platform/wire/wire.contract'
import { endSession, endSessionsOf } from '~/services/request/session/session.server'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { confirmPassword } from './confirm-password.server'
import type { EraseAccount, EraseAnswer, ErasurePage, ErasureStanding } from './erasure.contract'
import { erasureStanding } from './erasure.rules'
import { beginErasure, carryOnErasure } from './erasures.server'
import { erasedHref } from './privacy-links.rules'

type Asked = { as: string | null; locale: Locale }

/** What goes and what stays is said by the page itself; whether it can be done is asked here. */
export async function readErasurePage({ as, locale }: Asked): Promise<ErasurePage> {
  const [page, profile] = await Promise.all([content().accountPage(locale, 'erase-account'), readProfile(as)])
  if (!profile.ok) noteFailed(profile.error)
  return { page, profile }
}

async function readProfile(as: string | null): Promise<ErasurePage['profile']> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { playchartId, email } = asked.value.person
  const standing = await readStanding(asked.value)
  return standing.ok ? ok({ as: playchartId, email, standing: standing.value }) : standing
}

async function readStanding({ person, headers }: SignedIn): Promise<Result<ErasureStanding, AccountError>> {
  const of = { headers, userUuid: person.playchartId }
  const [subscriptions, orders] = await Promise.all([
    (await subscriptionManager()).personalData(of),
    (await orderManager()).personalData(of),
  ])
  if (!orders.ok) return orders
  if (!subscriptions.ok)
    return subscriptions.error.kind === 'refused' ? refused({ kind: 'notFound' }) : refused(subscriptions.error)
  const { groups } = person
  return ok(erasureStanding({ today: today(), groups, subscriptions: subscriptions.value, orders: orders.value }))
}

/**
 * E-101: once it is written down it stands, and whoever asked is signed out everywhere; what cannot be done now is done by the
 * job.
 */
export async function eraseAccount(asked: EraseAccount, request: Counted & { locale: Locale }): Promise<EraseAnswer> {
  const confirmed = await confirmPassword(asked, request)
  if (!confirmed.ok) return confirmed
  const { person, refreshToken } = confirmed.value
  const standing = await readStanding(confirmed.value)
  if (!standing.ok) return refused({ kind: 'unreachable' })
  if (standing.value.kind !== 'open') return refused({ kind: 'notOpen' })
  const { code: locale, prefix } = request.locale
  const of = { userUuid: person.playchartId, sub: person.sub, email: person.email, locale, refreshToken }
  await beginErasure(of)
  await endSession()
  await endSessionsOf(person.sub)
  await carryOnErasure(of)
  setResponseHeader('clear-site-data', '"cache"')
  return ok({ href: erasedHref(prefix) })
}
