import { redirect } from '@tanstack/react-router'
import { checkoutFlow } from '~/machines/checkout/checkout/checkout.flow'
import { startFlow } from '~/machines/runtime/flow'
import { addressOfAccount } from '~/services/domain/delivery/address.rules'
import type { Locale } from '~/services/domain/locale'
import type { Result } from '~/services/domain/result'
import { getUser } from '~/services/flows/account/account.functions'
import { getCheckout } from '~/services/flows/checkout/checkout.functions'
import { getTestCards } from '~/services/flows/checkout/test-cards.functions'
import type { Person } from '~/services/flows/identity/identity.contract'
import { getIdentity } from '~/services/flows/identity/identity.functions'
import { getToday } from '~/services/flows/visit/today.functions'
import type {
  Checkout,
  CheckoutError,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

type Asked = { uuid: string; locale: Locale; path: string }

/** The checkout with who looks at it; null where there is none for this visitor. What is out of reach is asked for again. */
export async function loadCheckout({ uuid, locale, path }: Asked) {
  const [identity, found, user, testCards, today] = await Promise.all([
    getIdentity(),
    getCheckout({ data: { uuid } }),
    getUser({ data: { as: null } }),
    getTestCards(),
    getToday(),
  ])
  const person = identity.ok && identity.value.kind === 'signedIn' ? identity.value.person : null
  if (isMissing(found)) return null
  if (asksForAccount(found, person))
    throw redirect({ href: `${locale.prefix}/sign-up?return_to=${encodeURIComponent(path)}` })
  const started = await startFlow(checkoutFlow, {
    uuid,
    checkout: found.ok ? found.value : null,
    as: person?.playchartId ?? null,
    email: person?.email ?? null,
    known: user.ok && user.value.uuid === person?.playchartId ? addressOfAccount(user.value, locale.code) : null,
    locale: locale.code,
    today,
  })
  return { started, testCards }
}

type Found = Result<Checkout, CheckoutError>

const isMissing = (found: Found) => !found.ok && ['gone', 'notFound'].includes(found.error.kind)

/** Subscriptions and plans belong to an account; a confirmed one is shown to whoever has bought it. */
const asksForAccount = (found: Found, person: Person | null) =>
  found.ok && found.value.needs_account && found.value.status === 'open' && !person
