import { marks, type Reading } from '~/machines/runtime/reading'
import type { startingProductMachine } from './starting-product.machine'

export function connectStartingProduct(snapshot: Reading<typeof startingProductMachine>) {
  const { answer } = snapshot.context
  return {
    ...marks('startingProduct', snapshot),
    isBusy: snapshot.hasTag('busy'),
    /** the kit that comes first and what it costs, once both are known */
    found: answer.ok ? answer.value : null,
    isAgedOut: snapshot.matches('agedOut'),
    hasFailed: snapshot.matches('failed'),
  }
}
