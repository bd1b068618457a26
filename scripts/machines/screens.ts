/** The page on which a machine can be seen, by what its notes call its route: the first that fits. */
const SCREENS: [RegExp, string][] = [
  [/^\/products\/\{kit\}|^product pages/, '/products/kit-the-looker'],
  [/reading (club|box)|box of/, '/products/erc-box-3-4'],
  [/^\/products\//, '/products/kit-the-looker'],
  [/^(\/\{locale\}\/)?checkout/, '/cart'],
  [/edit-ship-date|account-settings\/cancel/, '/account/subscriptions'],
  [/profile-info|settings\/sms|payment-method|edit-shipping-address/, '/account/settings'],
  [/^\/account\/orders/, '/account/order-history'],
  [/^newsletter/, '/pages/subscription-v3/child-info'],
  [/^every page|^\/ and /, '/'],
]

/** An address that opens the page of a route; of several pages the first. */
export function screenOf(route: string): string {
  const listed = SCREENS.find(([pattern]) => pattern.test(route))
  if (listed) return listed[1]
  const [address = ''] = /^\/[^\s,]*/.exec(route) ?? []
  if (!address || address.includes('{')) throw new Error(`scripts/machines/screens.ts knows no page for "${route}"`)
  return address
}
