/** Pages that people pass in one go, by their addresses: they share words, and script. Every other is of the shop. */
export const PAGE_KINDS = [
  ['gift', /activate-gift/],
  ['withdrawal', /pages\/-?withdraw/],
  ['payment', /payment-method|manage-payment|edit-shipping-address|account\/-?addresses/],
  ['checkout', /checkout/],
  ['steps', /subscription-v3/],
  ['identity', /sign-|reset-password/],
  ['settings', /account\/-?(?:v2\/)?settings|profile-info|subscriber-shop\/family/],
  ['orders', /account\/-?order/],
  ['account', /account/],
  ['tools', /machines|inspector|mailbox|admin/],
] as const
export type PageKind = (typeof PAGE_KINDS)[number][0]

export const kindOf = (page: string): PageKind | 'shop' => PAGE_KINDS.find(([, pages]) => pages.test(page))?.[0] ?? 'shop'

const OF_ACCOUNT = [
  ...['account', 'change', 'charges', 'giftList', 'modify', 'payments', 'readingClub', 'schedule', 'shipDate'],
]

/** The texts that come with the pages of one kind alone; all others come with every page. */
export const TEXTS_OF: Record<PageKind, readonly string[]> = {
  withdrawal: ['declaration'],
  gift: ['account', 'activateGift', 'checkout', 'childInfo'],
  // its fields are those of the checkout
  payment: [...OF_ACCOUNT, 'settings', 'checkout'],
  checkout: ['charges', 'checkout'],
  steps: ['charges', 'childInfo', 'gift', 'payment', 'review', 'subscription'],
  identity: ['identity'],
  settings: [...OF_ACCOUNT, 'settings'],
  orders: [...OF_ACCOUNT, 'orders'],
  account: OF_ACCOUNT,
  // in English alone, beside the code
  tools: [],
}
/** Of these, what a page of the shop says too. */
export const SHARED_TEXTS = ['checkout.delivery', 'review.delivery', 'review.free', 'schedule.months', 'schedule.years']
