import { fromPromise } from 'xstate'
import { findStartingProduct, storeChild } from '~/services/flows/subscription/subscription.functions'
import type { StartingProductQuery } from '~/services/upstreams/checkout-orchestration/starting-product.contract'
import {
  type ChildToKeep,
  type KeptAnswer,
  type ProductAnswer,
  startingProductMachine,
} from './starting-product.machine'

/** Name and birth date travel in bodies and stand in no address (decided: E-89). */
export const liveStartingProductMachine = startingProductMachine.provide({
  actors: {
    findStartingProduct: fromPromise<ProductAnswer, StartingProductQuery>(({ input, signal }) =>
      findStartingProduct({ data: input, signal }),
    ),
    storeChild: fromPromise<KeptAnswer, ChildToKeep>(({ input, signal }) => storeChild({ data: input, signal })),
  },
})
