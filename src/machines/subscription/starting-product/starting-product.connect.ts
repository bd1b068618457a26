import { marks, type Reading } from '~/machines/runtime/reading'
import type { startingProductMachine } from './starting-product.machine'

export function connectStartingProduct(snapshot: Reading<typeof startingProductMachine>) {
  return marks('startingProduct', snapshot)
}
