import { type AddressText, addressOfAccount } from '~/services/domain/delivery/address.rules'
import type { LocaleCode } from '~/services/domain/locale'
import { ok, refused } from '~/services/domain/result'
import type { Person } from '~/services/flows/identity/identity.contract'
import { currentPerson, personFor } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { hostedAt } from '~/services/platform/wire/own-services.server'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { type Checkout, TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { read } from './checkout.server'
import type { CheckoutPageAnswer } from './checkout-page.contract'

/** The checkout with who looks at it. What is out of reach is null: the page is made all the same, and asks again. */
export async function readCheckoutPage({
  uuid,
  locale,
}: {
  uuid: string
  locale: LocaleCode
}): Promise<CheckoutPageAnswer> {
  const [person, found, known] = await Promise.all([currentPerson(), read(uuid), knownAddress(locale)])
  if (!found.ok && (found.error.kind === 'gone' || found.error.kind === 'notFound'))
    return refused({ kind: 'notFound' })
  if (!found.ok) noteFailed(found.error)
  const checkout = found.ok ? found.value : null
  if (checkout && asksForAccount(checkout, person)) return refused({ kind: 'needsAccount' })
  return ok({
    checkout,
    as: person?.playchartId ?? null,
    email: person?.email ?? null,
    known,
    testCards: hostedAt('checkout-orchestration') === undefined ? { ...TEST_CARDS } : null,
    today: today(),
  })
}

/** Subscriptions and plans belong to an account; a confirmed one is shown to whoever has bought it. */
const asksForAccount = ({ needs_account, status }: Checkout, person: Person | null) =>
  needs_account && status === 'open' && !person

/** The account's own address; null where nobody is signed in, or the account does not answer. */
async function knownAddress(code: LocaleCode): Promise<AddressText | null> {
  const signedIn = await personFor(null)
  if (!signedIn.ok) return null
  const { person, headers } = signedIn.value
  const user = await (await accountManager()).user({ headers, uuid: person.playchartId, language: null })
  return user.ok ? addressOfAccount(user.value, code) : null
}
