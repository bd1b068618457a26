import { redirect } from '@tanstack/react-router'
import { type FlowInput, startFlow } from '~/machines/runtime/flow'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import type { Locale } from '~/services/domain/locale'
import { type FlowQuery, type Step, stepHref, subflowOf } from '~/services/flows/subscription/step-links.rules'
import type { StepFirst } from '~/services/flows/subscription/steps.server'

type Asked = { locale: Locale; query: FlowQuery }

/** What a step's server function is asked with. */
export const stepAsked = ({ locale: { language, region }, query }: Asked) => ({ language, region, query })

/** Where each step is; `before` is the page that led here, else all the kits. */
export function hrefsOf({ locale: { prefix }, query }: Asked, before: string | null = null) {
  const to = (step: Step) => stepHref(step, { ...query, prefix })
  return {
    before: before ?? `${prefix}/products/the-play-kits`,
    childInfo: to('childInfo'),
    paymentOptions: to('paymentOptions'),
    orderReview: to('orderReview'),
  }
}

/** Where a step's form goes without a script. */
export const formAction = (step: Step, name: string, query: FlowQuery) =>
  stepHref(step, { ...query, prefix: '' }).replace(/^[^?]*/, `/api/${name}`)

/** A step that cannot be shown yet leads to the one that it needs. */
export function orFirst<Loaded extends { kind: 'step' }>(loaded: Loaded | StepFirst, asked: Asked): Loaded {
  if (loaded.kind === 'first') throw redirect({ href: hrefsOf(asked)[loaded.step] })
  return loaded
}

type OwnInput<Input> = Input extends unknown ? Omit<Input, 'hrefs' | 'subflow'> : never

export const startStep = (
  asked: Asked,
  input: OwnInput<FlowInput<typeof subscriptionFlow>>,
  before: string | null = null,
) => startFlow(subscriptionFlow, { ...input, hrefs: hrefsOf(asked, before), subflow: subflowOf(asked.query) })
