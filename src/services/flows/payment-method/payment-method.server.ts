import type { Locale } from '~/services/domain/locale'
import { ok, refused } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { hostedAt } from '~/services/platform/wire/own-services.server'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { readOpenPayments } from './open-payments.server'
import type { PaymentMethodAnswer, PaymentPage } from './payment-method.contract'

type Asked = { as: string | null; locale: Locale; uuid: string | null }

/** How somebody pays, for the page that shows it and those that change it (A-129 … A-131). */
export async function readPaymentMethodPage({ slug, ...asked }: Asked & { slug: PaymentPage }) {
  const [page, read] = await Promise.all([content().accountPage(asked.locale, slug), readWith(slug, asked)])
  const { method, open } = read
  if (!method.ok && method.error.kind !== 'notFound') noteFailed(method.error)
  const testCards = hostedAt('checkout-orchestration') === undefined ? { ...TEST_CARDS } : null
  const answer: PaymentMethodAnswer = { page, today: today(), testCards, method, open }
  return answer
}

type Read = Pick<PaymentMethodAnswer, 'method' | 'open'>

/** Who may not learn what another card is charged is asked for none. */
async function readWith(slug: PaymentPage, { as, uuid, locale }: Asked): Promise<Read> {
  const asked = await personFor(as)
  if (!asked.ok) return { method: asked, open: [] }
  const [found, open] = await Promise.all([
    ownMethod(asked.value, { uuid, language: locale.language }),
    slug === 'edit-card' ? readOpenPayments(asked.value, locale) : ok([]),
  ])
  if (!found.ok) return { method: found, open: [] }
  if (!open.ok) return { method: open, open: [] }
  const isCharged = found.value === null || found.value.is_primary
  return { method: await withBilling(asked.value, found.value), open: isCharged ? open.value : [] }
}

type Found = Extract<Awaited<ReturnType<typeof ownMethod>>, { ok: true }>['value']

async function withBilling(person: SignedIn, found: Found): Promise<PaymentMethodAnswer['method']> {
  if (found === null) return ok(null)
  const { uuid, localized_label: label, billing_address_uuid: addressUuid } = found
  const [billing, credit] = await Promise.all([
    addressUuid === null ? ok(null) : billingAddress(person, addressUuid),
    found.is_credit ? creditLeft(person) : ok(null),
  ])
  if (!billing.ok) return billing
  return credit.ok ? ok({ uuid, label, billing: billing.value, credit: credit.value }) : credit
}

/** */
async function creditLeft({ headers }: SignedIn) {
  const summary = await (await catalog()).creditSummary({ headers })
  if (!summary.ok) return summary
  const { total_balance: amountCents, currency_code: currency } = summary.value.credits_available.advocate_rewards
  return ok({ amountCents, currency })
}

type Named = { uuid: string | null; language: Locale['language'] }

/** Of this person's ways to pay that one; the primary one, or none, where nothing is named. */
export async function ownMethod({ person, headers }: SignedIn, { uuid, language }: Named) {
  const methods = await (await catalog()).paymentMethods({ headers, userUuid: person.playchartId, language })
  if (!methods.ok) return methods
  const found = methods.value.find((each) => (uuid === null ? each.is_primary : each.uuid === uuid)) ?? null
  return found === null && uuid !== null ? refused({ kind: 'notFound' as const }) : ok(found)
}

/** One that is not there any more is none. */
async function billingAddress({ headers }: SignedIn, uuid: string) {
  const address = await (await accountManager()).address({ headers, uuid })
  return !address.ok && address.error.kind === 'notFound' ? ok(null) : address
}
