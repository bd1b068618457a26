import type { ReactNode } from 'react'
import type { FlowProblem } from '~/machines/subscription/subscription-flow/subscription-flow.machine'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import { FlowSteps } from '../ui/flow-steps'
import { h1, lead as leadText } from '../ui/page.styles'
import { from8, from9, grid, span7 } from '../ui/spans.styles'
import { columns, lead, page } from './step-frame.styles'

/** What each step knows of the flow around it. */
type StepFlow = { machine: string; state: string; isBusy: boolean; problem: FlowProblem | null }
export type Steps = Pick<ChildInfoContent, 'steps' | 'stepNumbers'>

/** The steps of a gift: the first one is about the gift, and not about a child. */
export const giftSteps = <Content extends Steps>(content: Content, label: string): Content => ({
  ...content,
  steps: content.steps.map((step) => (step.key === 'childInfo' ? { ...step, label } : step)),
})

type StepFrameProps = {
  flow: StepFlow
  /** of this step */
  form: { machine: string; state: string }
  steps: Steps
  current: Steps['steps'][number]['key']
  content: { title: string; lead: string }
  aside: ReactNode
  asideLabel?: string | undefined
  /** it holds sums */
  isAsideWide?: boolean
  children: ReactNode
}

/** A step to a subscription: how far it is, what it asks, and beside it what is known. */
export function StepFrame({ flow, form, steps, content, isAsideWide = false, ...props }: StepFrameProps) {
  return (
    <div className={page} data-machine={flow.machine} data-state={flow.state}>
      <FlowSteps steps={steps.steps} numbers={steps.stepNumbers} current={props.current} />
      <div className={`${grid} ${columns}`} data-machine={form.machine} data-state={form.state}>
        <div className={span7}>
          <h1 className={h1}>{content.title}</h1>
          <p className={`${leadText} ${lead}`}>{content.lead}</p>
          {props.children}
        </div>
        <aside className={isAsideWide ? from8 : from9} aria-label={props.asideLabel}>
          {props.aside}
        </aside>
      </div>
    </div>
  )
}
