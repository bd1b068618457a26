import { ON_THE_CARD } from '../../scripts/bench/buyer'
import {
  type Card,
  TEST_CARDS,
} from '../../src/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

export const cardOf = (which: keyof typeof TEST_CARDS): Card => ({ number: TEST_CARDS[which], ...ON_THE_CARD })
