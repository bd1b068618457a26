import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { OwnGift } from '~/services/upstreams/checkout-orchestration/own-gifts.contract'

/** What somebody has given, as its page shows it. `code`: null once it is redeemed or withdrawn from, when it is of no use. */
export type GivenGift = { name: string; kits: number; status: OwnGift['status']; day: CivilDate; code: string | null }
export type GiftList = { today: CivilDate; gifts: GivenGift[] }

export type GiftListAnswer = { page: AccountPage; list: Result<GiftList, CheckoutError> }
