import { z } from 'zod'
import { Order } from '~/services/domain/orders/order.contract'
import { DraftOrder } from './order-manager.contract'

/** GET /users/{uuid}/personal_data (that person; decided: E-101): every order, the newest first, and what the next ones will hold. */
export const OrderData = z.object({ orders: z.array(Order), draft_orders: z.array(DraftOrder) })
export type OrderData = z.infer<typeof OrderData>
export const OrderDataAnswer = z.object({ personal_data: OrderData })
