import type { Page } from '@playwright/test'
import { callFunction } from '../../support/server-function'
import { expect } from './shop'

const ORDERS = { name: 'getOrders', file: 'src/services/flows/schedule/orders.functions.ts' }
const BOXES = {
  name: 'getReadingSubscriptions',
  file: 'src/services/flows/schedule/subscriptions.functions.ts',
}
type Owned = { ok: true; value: Record<string, unknown>[] } | { ok: false; error: { kind: string } }

/** What the shop has for whoever is signed in in this browser, asked as its pages ask it. */
const owned = (what: { name: string; file: string }) => async (page: Page, origin: string) => {
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { result } = await callFunction({ port: Number(new URL(origin).port) }, what, { cookie, data: { as: null } })
  // what these two answer
  const answer = result as Owned
  expect(answer).toMatchObject({ ok: true })
  return answer.ok ? answer.value : []
}

export const ordersOf = owned(ORDERS)
export const boxesOf = owned(BOXES)
