import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LANGUAGES, localeOf, REGIONS } from '~/services/domain/locale'
import { StartingProductQuery } from '~/services/upstreams/checkout-orchestration/starting-product.contract'
import { keepGift, keepPlan } from './plan.server'
import { readStartingProduct } from './starting-product.server'
import { FLOW_QUERY } from './step-links.rules'
import { readFirstStep, readOrderReview, readPaymentOptions } from './steps.server'
import { KeptChild, KeptChoice, KeptGift, PlanChoice } from './subscription.contract'
import { keepChild, keepChoice } from './subscription.server'

/*
 * Who asks needs no account: what is kept stands in the visitor's own session, and what is read of an account is that of
 * the signed-in person alone.
 */

const Place = { language: z.enum(LANGUAGES), region: z.enum(REGIONS) }
const Query = z.partialRecord(z.enum(FLOW_QUERY), z.string().max(200))
const StepAsked = z.strictObject({ ...Place, query: Query })

const asked = <T extends z.infer<typeof StepAsked>>({ language, region, ...rest }: T) => ({
  ...rest,
  locale: localeOf(language, region),
})

/** The first step: about the child, or about a gift (S-017; decided: E-94). */
export const getFirstStep = createServerFn({ method: 'POST' })
  .validator(StepAsked.extend({ childUuid: Uuid.nullable(), isSent: z.boolean() }))
  .handler(({ data }) => readFirstStep(asked(data)))

/** The second step (S-019), or which one has to be done first. */
export const getPaymentOptions = createServerFn({ method: 'POST' })
  .validator(StepAsked)
  .handler(({ data }) => readPaymentOptions(asked(data)))

/** The last step (S-018), or which one has to be done first. */
export const getOrderReview = createServerFn({ method: 'POST' })
  .validator(StepAsked)
  .handler(({ data }) => readOrderReview(asked(data)))

/** S-342: name and birth date travel in the body, and on the service's own wire (decided: E-89). */
export const findStartingProduct = createServerFn({ method: 'POST' })
  .validator(StartingProductQuery)
  .handler(({ data }) => readStartingProduct(data))

/** What was chosen on a kit's page (S-254). */
export const storeChoice = createServerFn({ method: 'POST' })
  .validator(KeptChoice)
  .handler(({ data }) => keepChoice(data))

/** The child, and the kit that the catalogue found; both travel in the body and stay in the session row (decided: E-89). */
export const storeChild = createServerFn({ method: 'POST' })
  .validator(KeptChild.extend({ firstKit: z.string().max(64).nullable() }))
  .handler(({ data: { firstKit, ...child } }) => keepChild(child, firstKit))

/** How the kits are paid (S-279, S-254). */
export const storePlan = createServerFn({ method: 'POST' })
  .validator(PlanChoice)
  .handler(({ data, context: { locale } }) => keepPlan(data, locale))

/** For whom a gift is (decided: E-94). */
export const storeGift = createServerFn({ method: 'POST' })
  .validator(KeptGift)
  .handler(({ data }) => keepGift(data))
