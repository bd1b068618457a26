import { marks, type Reading } from '~/machines/runtime/reading'
import type { purchaseOptionMachine } from './purchase-option.machine'

export function connectPurchaseOption(snapshot: Reading<typeof purchaseOptionMachine>) {
  const { optionId, subscriptionId, standaloneId } = snapshot.context
  const option = (id: string, kind: 'subscription' | 'standalone') => ({ id, kind, isSelected: id === optionId })
  return {
    ...marks('purchaseOption', snapshot),
    /** the choices to draw, in order; only the subscription where the single kit is not sold (S-255) */
    options: [
      option(subscriptionId, 'subscription'),
      ...(standaloneId === null ? [] : [option(standaloneId, 'standalone')]),
    ],
    isStandaloneEnabled: standaloneId !== null,
    /** "out of stock" stands where the main button stood (S-256) */
    isOutOfStock: snapshot.matches({ cta: 'outOfStock' }),
  }
}
export type PurchaseOptionView = ReturnType<typeof connectPurchaseOption>
