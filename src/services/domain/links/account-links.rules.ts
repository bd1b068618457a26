import { orderHistoryPath } from './order-links.rules'

/** Where somebody signs in who wanted to see `path`, and is led back to afterwards. `prefix` is the language's. */
export const signInHref = (prefix: string, path: string) => `${prefix}/sign-in?return_to=${encodeURIComponent(path)}`

/** Where an account is made for what `path` sells, which comes next. */
export const signUpHref = (prefix: string, path: string) => `${prefix}/sign-up?return_to=${encodeURIComponent(path)}`

type Orders = { shopHost: string | null; prefix: string; userUuid: string }

/** the list of orders, of the other shop where there is one (decided: E-46). */
export const orderHistoryHref = ({ shopHost, prefix, userUuid }: Orders) =>
  shopHost === null ? orderHistoryPath(prefix) : `${shopHost}${prefix}/${userUuid}/order-history`
