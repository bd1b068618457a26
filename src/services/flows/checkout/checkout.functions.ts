import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import {
  CheckoutChange,
  CompleteCheckout,
  StartCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { change, goOn, pay, read, start } from './checkout.server'
import { readCheckoutPage } from './checkout-page.server'

const As = Uuid.nullable()

/** Starts a checkout of what is this visitor's own, by `source` (S-341). Guests may, but for subscriptions and plans. */
export const startCheckout = createServerFn({ method: 'POST' })
  .validator(StartCheckout)
  .handler(({ data, context }) => start(data, context))

/** All that the checkout's page needs, of this visitor's own: personal, so never in a URL that is kept. */
export const getCheckoutPage = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ uuid: Uuid, locale: z.enum(LOCALE_CODES) }))
  .handler(({ data }) => readCheckoutPage(data))

/** How a checkout stands now: asked again and again while a payment is looked into. */
export const getCheckout = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ uuid: Uuid }))
  .handler(({ data }) => read(data.uuid))

export const changeCheckout = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ uuid: Uuid, as: As, change: CheckoutChange }))
  .handler(({ data }) => change(data))

/** The card passes through to the gateway and stays nowhere (T22). */
export const payCheckout = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ uuid: Uuid, as: As, idempotencyKey: Uuid, ...CompleteCheckout.shape }))
  .handler(({ data, context }) => pay(data, context))

/** S-363 */
export const continueCheckout = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ uuid: Uuid, as: As }))
  .handler(({ data, context }) => goOn(data, context))
