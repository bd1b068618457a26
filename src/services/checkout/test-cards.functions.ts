import { createServerFn } from '@tanstack/react-start'
import { TEST_CARDS } from '../checkout-orchestration/checkout-orchestration.contract'
import { hostedAt } from '../own-services.server'

/** The numbers that the test gateway knows, public by design; null where a hosted checkout charges real cards. */
export const getTestCards = createServerFn().handler(async () =>
  hostedAt('checkout-orchestration') === undefined ? { ...TEST_CARDS } : null,
)
