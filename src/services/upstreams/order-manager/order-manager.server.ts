import type { Order } from '~/services/domain/orders/order.contract'
import { ok, type Result } from '~/services/domain/result'
import type { Http } from '~/services/platform/http/http.server'
import { accountRefusal as refusal } from '~/services/platform/wire/account-refusal'
import { askErasure } from '~/services/platform/wire/erasing-calls'
import type { NewErasure } from '~/services/platform/wire/erasure.contract'
import { ownService } from '~/services/platform/wire/own-services.server'
import { IDEMPOTENCY_HEADER } from '~/services/platform/wire/wire.contract'
import {
  ChangedOrdersAnswer,
  type DraftOrder,
  DraftOrdersAnswer,
  type NewOrder,
  OrderAnswer,
  type OrderManagerError,
  OrdersAnswer,
  type OrdersChange,
} from './order-manager.contract'
import { type OrderData, OrderDataAnswer } from './personal-data.contract'

type As = { headers: { authorization: string } }
type Answered<T> = Promise<Result<T, OrderManagerError>>

type OrderManagerClient = ReturnType<typeof createOrderManagerClient>

/** Speaks the order manager's wire: `unauthorised` without a living token, `notFound` for another person's things. */
export function createOrderManagerClient(http: Http) {
  return { ...ofPerson(http), ...drafts(http), ...forOurServer(http), ...privacy(http) }
}

const ofPerson = (http: Http) => ({
  /** Newest first, 50 on a page, `page` from 1; `has_more`: another follows. */
  orders: async ({ headers, userUuid, page = 1 }: As & { userUuid: string; page?: number }) => {
    const path = `/users/${encodeURIComponent(userUuid)}/orders`
    const query = { page: String(page) }
    return http.read({ path, query, operation: 'orders', headers, schema: OrdersAnswer, refusal })
  },
  /** One of them: `notFound` for another person's. */
  ownOrder: async ({ headers, userUuid, id }: As & { userUuid: string; id: string }): Answered<Order> => {
    const path = `/users/${encodeURIComponent(userUuid)}/orders/${encodeURIComponent(id)}`
    const read = await http.read({ path, operation: 'ownOrder', headers, schema: OrderAnswer, refusal })
    return read.ok ? ok(read.value.order) : read
  },
  /** What has not left goes to this address from now on; how many orders it was. */
  sendOrdersTo: async ({ headers, userUuid, ...body }: As & { userUuid: string } & OrdersChange): Answered<number> => {
    const read = await http.read({
      method: 'PATCH',
      path: `/users/${encodeURIComponent(userUuid)}/orders`,
      body,
      headers,
      isRepeatable: true,
      operation: 'sendOrdersTo',
      schema: ChangedOrdersAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.changed) : read
  },
})

const drafts = (http: Http) => ({
  /** null: of every subscription that the person has */
  draftOrders: async (asked: As & { userUuid: string; subscriptionUuids: string[] | null }): Answered<DraftOrder[]> => {
    const read = await http.read({
      path: `/users/${encodeURIComponent(asked.userUuid)}/draft_orders`,
      query: asked.subscriptionUuids ? { 'metadata[subscription_uuids]': asked.subscriptionUuids.join(',') } : {},
      operation: 'draftOrders',
      headers: asked.headers,
      schema: DraftOrdersAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.draft_orders) : read
  },
})

const forOurServer = (http: Http) => ({
  /** One order per key. */
  addOrder: async ({ headers, key, order }: As & { key: string; order: NewOrder['order'] }): Answered<Order> => {
    const read = await http.read({
      method: 'POST',
      path: '/orders',
      body: { order },
      headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
      isRepeatable: true,
      operation: 'addOrder',
      schema: OrderAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.order) : read
  },
  order: async ({ headers, id }: As & { id: string }): Answered<Order> => {
    const path = `/orders/${encodeURIComponent(id)}`
    const read = await http.read({ path, operation: 'order', headers, schema: OrderAnswer, refusal })
    return read.ok ? ok(read.value.order) : read
  },
})

const privacy = (http: Http) => ({
  /** For our own server: nothing of this person is kept any more. */
  erase: ({ headers, userUuid, ...body }: As & { userUuid: string } & NewErasure) =>
    askErasure(http, { path: `/users/${encodeURIComponent(userUuid)}/erasures`, headers, body }),
  /** All that is kept of what a person has ordered. */
  personalData: async ({ headers, userUuid }: As & { userUuid: string }): Answered<OrderData> => {
    const path = `/users/${encodeURIComponent(userUuid)}/personal_data`
    const read = await http.read({ path, operation: 'personalData', headers, schema: OrderDataAnswer, refusal })
    return read.ok ? ok(read.value.personal_data) : read
  },
})

/** The order manager of this shop, embedded or hosted. */
export const orderManager = async (): Promise<OrderManagerClient> =>
  createOrderManagerClient(await ownService('order-manager'))
