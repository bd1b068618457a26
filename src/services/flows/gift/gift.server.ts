import type { Locale } from '~/services/domain/locale'
import { sitePicture } from '~/services/domain/pictures/site-pictures.rules'
import { ok, type Result, refused } from '~/services/domain/result'
import { readUser } from '~/services/flows/account/account.server'
import { type Counted, giveTryBack, secondsToWait } from '~/services/flows/checkout/tries.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'
import type {
  ActivateGift,
  GiftActivation,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import {
  type Activated,
  checkoutClient,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { GiftError, GiftPage, GiftPageAnswer } from './gift.contract'
import { giftChildOf } from './gift.rules'

type Asked = { as: string | null; locale: Locale }

/** The words of the page, and the account that a gift will belong to. */
export async function readGiftPage(asked: Asked): Promise<GiftPageAnswer> {
  const { locale } = asked
  const [page, { name, birthDate, language }, gift] = await Promise.all([
    content().accountPage(locale, 'activate-gift'),
    content().childInfo(locale),
    readReceiver(asked),
  ])
  return { page, childCopy: { name, birthDate, language }, picture: sitePicture('gift-card'), gift }
}

async function readReceiver({ as, locale: { language } }: Asked): Promise<Result<GiftPage, AccountManagerError>> {
  const signedIn = await personFor(as)
  if (!signedIn.ok)
    return signedIn.error.kind === 'unauthorised'
      ? ok({ as: null, today: today(), children: [], addresses: [] })
      : signedIn
  const { person, headers } = signedIn.value
  const asked = { headers, userUuid: person.playchartId, language }
  const [user, kits] = await Promise.all([
    readUser({ as }),
    subscriptionManager().then((client) => client.subscriptions(asked)),
  ])
  if (!user.ok) return user
  const { uuid, visibleChildren, addresses } = user.value
  // the shop refuses what it must not do silently, also where this could not be found out
  const subscriptions = kits.ok ? kits.value : []
  return ok({
    as: uuid,
    today: today(),
    children: visibleChildren.map((child) => giftChildOf(child, { subscriptions, today: today() })),
    addresses,
  })
}

type Code = { code: string; as: string | null }
type Answered<T> = Promise<Result<T, GiftError>>

/**
 * What a code stands for. A guest may ask, too: twelve letters and digits are guessed by nobody who is counted. The limit
 * is there against guessing, so only codes that nobody gave count: the same page opened again with a good one does not,
 * nor does a service that fails. A try is counted before it is made, so that many at once are no way around, and given
 * back afterwards; all calls of an address together have the limit of writes.
 */
export async function readGift({ code, as }: Code, request: Counted): Answered<GiftActivation> {
  const signedIn = await personFor(as)
  const isGuest = as === null && !signedIn.ok && signedIn.error.kind === 'unauthorised'
  if (!signedIn.ok && !isGuest) return signedIn
  const { person, headers } = signedIn.ok ? signedIn.value : GUEST
  const tried = { person, request, what: 'look' }
  const retryAfterSeconds = await secondsToWait('activation', tried)
  if (retryAfterSeconds !== null) return refused({ kind: 'limited', retryAfterSeconds })
  const gift = await (await checkoutClient()).gift(code, headers)
  const isGuess = !gift.ok && gift.error.kind === 'refused' && gift.error.code === 'unknownCode'
  if (!isGuess) await giveTryBack('activation', tried)
  return gift
}
const GUEST = { person: null, headers: null }

type Redeeming = Code & ActivateGift & { idempotencyKey: string }

export async function redeemGift(
  { code, as, idempotencyKey: key, ...wanted }: Redeeming,
  request: Counted,
): Answered<Activated> {
  const signedIn = await personFor(as)
  if (!signedIn.ok) return signedIn
  const retryAfterSeconds = await secondsToWait('activation', {
    person: signedIn.value.person,
    request,
    what: 'redeem',
  })
  if (retryAfterSeconds !== null) return refused({ kind: 'limited', retryAfterSeconds })
  return (await checkoutClient()).activateGift(code, { ...wanted, key, as: signedIn.value.headers })
}
