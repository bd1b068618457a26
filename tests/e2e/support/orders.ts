import { OrdersAnswer } from '../../../src/services/upstreams/order-manager/order-manager.contract'
import { ReadingSubscriptionsAnswer } from '../../../src/services/upstreams/subscription-manager/subscription-manager.contract'
import type { ShopServer } from './server'
import { expect } from './shop'
import { type Credentials, tokenOf } from './sign-in'

/** What the shop's own services have for somebody, asked over their wires in that person's name: no page need show it. */
async function asked({ origin, upstreams }: ShopServer, person: Credentials, path: (account: string) => string) {
  const { idToken, account } = await tokenOf(origin, person)
  const answer = await fetch(`${upstreams}${path(account)}`, { headers: { authorization: `Bearer ${idToken}` } })
  expect(answer.status).toBe(200)
  return answer.json()
}

export async function ordersOf(server: ShopServer, person: Credentials) {
  const answer = await asked(server, person, (account) => `/order-manager/users/${account}/orders`)
  return OrdersAnswer.parse(answer).orders
}

export async function boxesOf(server: ShopServer, person: Credentials) {
  const path = (account: string) => `/subscription-manager/sub_engine/users/${account}/subscriptions?type=reading`
  return ReadingSubscriptionsAnswer.parse(await asked(server, person, path)).subscriptions
}
