import type { Locale } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import type { OwnGift } from '~/services/upstreams/checkout-orchestration/own-gifts.contract'
import type { GiftListAnswer, GivenGift } from './gift-list.contract'

type Asked = { as: string | null; locale: Locale }

/** The words of the page, and what the signed-in person has given (decided: E-78). */
export async function readGiftListPage({ as, locale }: Asked): Promise<GiftListAnswer> {
  const [page, list] = await Promise.all([content().accountPage(locale, 'gifts'), readGiftList(as)])
  if (!list.ok) noteFailed(list.error)
  return { page, list }
}

async function readGiftList(as: string | null): Promise<GiftListAnswer['list']> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const gifts = await (await checkoutClient()).ownGifts(asked.value.headers)
  return gifts.ok ? ok({ today: today(), gifts: gifts.value.map(givenGift) }) : gifts
}

const givenGift = ({ code, status, recipient_name: name, size: kits, deliver_on: day }: OwnGift): GivenGift => ({
  ...{ name, kits, status, day },
  code: status === 'activated' || status === 'withdrawn' ? null : code,
})
