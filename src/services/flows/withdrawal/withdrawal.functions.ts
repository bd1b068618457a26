import { createServerFn } from '@tanstack/react-start'
import { WithdrawOrder } from './withdrawal.contract'
import { withdraw } from './withdrawal.server'

/** E-101: withdraws from an order of the signed-in person; a second time it is as it was. */
export const withdrawOrder = createServerFn({ method: 'POST' })
  .validator(WithdrawOrder)
  .handler(({ data, context }) => withdraw({ ...data, locale: context.locale.code }))
