import { getRequest } from '@tanstack/react-start/server'
import { CONSENT_COOKIE, consentOf } from '~/services/domain/consent.rules'
import { refused } from '~/services/domain/result'
import type { Counted } from '~/services/flows/checkout/tries.server'
import { today } from '~/services/flows/visit/today.server'
import { movableClock } from '~/services/platform/clock/clock.server'
import { logEvent } from '~/services/platform/log/log.server'
import { cookieOf } from '~/services/request/context/cookies'
import { sessionsOf } from '~/services/request/session/session.server'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { type Confirmed, confirmPassword } from './confirm-password.server'
import { EXPORT_PARTS, type ExportAccount, type ExportAnswer, type ExportedAccount } from './export.contract'
import { exportFileName } from './export.rules'

/** E-101: one file with everything, or none: what cannot be read now is no file with a hole in it. */
export async function exportAccount(
  asked: ExportAccount,
  request: Counted,
): Promise<Response | Extract<ExportAnswer, { ok: false }>> {
  const confirmed = await confirmPassword(asked, request)
  if (!confirmed.ok) return confirmed
  const read = await readEverything(confirmed.value)
  if (!read) return refused({ kind: 'unreachable' })
  logEvent('security.account-exported')
  return fileOf(read)
}

/** All services at once, each with its own deadline; null where one of them has no answer. */
async function readEverything({ person, headers, accessToken }: Confirmed): Promise<ExportedAccount | null> {
  const of = { headers, userUuid: person.playchartId }
  const [identity, account, payment, subscriptions, orders, checkout, sessions] = await Promise.all([
    (await cognito()).getUser(accessToken),
    (await accountManager()).personalData({ headers, uuid: person.playchartId }),
    (await catalog()).personalData(of),
    (await subscriptionManager()).personalData(of),
    (await orderManager()).personalData(of),
    (await checkoutClient()).personalData(headers),
    sessionsOf(person.sub),
  ])
  if (!identity.ok || !account.ok || !payment.ok || !subscriptions.ok || !orders.ok || !checkout.ok) return null
  return {
    made_at: new Date(movableClock().now()).toISOString(),
    guide: EXPORT_PARTS,
    identity: Object.fromEntries(identity.value.UserAttributes.map(({ Name, Value }) => [Name, Value])),
    ...{ account: account.value, payment: payment.value, subscriptions: subscriptions.value },
    ...{ orders: orders.value, checkout: checkout.value },
    sessions: sessions.map(({ createdAt, refreshedAt, expiresAt, data }) => ({
      ...{ created_at: createdAt, refreshed_at: refreshedAt, expires_at: expiresAt },
      remembered: Object.fromEntries(Object.entries(data).filter(([name]) => TYPED.includes(name))),
    })),
    consent: consentOf(cookieOf(getRequest(), CONSENT_COOKIE)),
  }
}

/** What a session remembers of what was typed; the rest of it are names of our own. */
const TYPED: readonly string[] = ['subscription', 'typedChild', 'typedGift']

const fileOf = (exported: ExportedAccount) =>
  new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${exportFileName(today())}"`,
      'cache-control': 'no-store',
    },
  })
