/** Pages that people pass in one go, by their addresses: they share script and words. Every other is of the shop. */
export const PAGE_KINDS = {
  steps: /subscription-v3|checkout|activate-gift/,
  identity: /sign-|reset-password/,
  account: /account/,
}
export type PageKind = keyof typeof PAGE_KINDS

export const kindOf = (page: string): PageKind | 'shop' => {
  const { steps, identity, account } = PAGE_KINDS
  if (steps.test(page)) return 'steps'
  if (identity.test(page)) return 'identity'
  return account.test(page) ? 'account' : 'shop'
}

/** The texts that come with the pages of one kind alone; all others come with every page. */
export const TEXTS_OF: Record<PageKind, readonly string[]> = {
  steps: ['account', 'activateGift', 'charges', 'checkout', 'childInfo', 'gift', 'payment', 'review', 'subscription'],
  identity: ['identity'],
  account: ['account', 'charges', 'schedule'],
}
/** Of these, what a page of the shop says too. */
export const SHARED_TEXTS = ['checkout.delivery', 'review.delivery', 'review.free', 'schedule.months', 'schedule.years']
