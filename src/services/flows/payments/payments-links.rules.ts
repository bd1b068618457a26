import { isUuid } from '~/services/domain/ids/uuid.rules'

/** what is paid for a subscription, and when. */
export const paymentsHref = ({ prefix, subscription }: { prefix: string; subscription: string }) =>
  `${prefix}/account/payment-schedule/${subscription}`

/** Of a path below /account; null for another page's, and where what it names is no id. */
export function paymentsPlaceAt(path: string): { subscription: string } | null {
  const [, subscription = ''] = /^payment-schedule\/([^/]+)\/?$/.exec(path) ?? []
  return isUuid(subscription) ? { subscription } : null
}
