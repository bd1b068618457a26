import { createServerFn } from '@tanstack/react-start'
import { hostedAt } from '~/services/platform/wire/own-services.server'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** The numbers that the test gateway knows, public by design; null where a hosted checkout charges real cards. */
export const getTestCards = createServerFn().handler(async () =>
  hostedAt('checkout-orchestration') === undefined ? { ...TEST_CARDS } : null,
)
