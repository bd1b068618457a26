import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import { checkoutStep } from '~/services/flows/content/step-numbers.rules'
import { bar, filled, list, root, step } from './flow-steps.styles'

type Step = ChildInfoContent['steps'][number]
type FlowStepsProps = {
  steps: Step[]
  /** content's own numbering; a step of number 0 is not counted (S-085) */
  numbers: ChildInfoContent['stepNumbers']
  current: Step['key']
}

/** Where the visitor is on the way to the order. */
export function FlowSteps({ steps, numbers, current }: FlowStepsProps) {
  // E-14: no numbers, no indicator
  if (!checkoutStep(numbers)) return null
  const counted = steps.filter(({ key }) => numbers[key] > 0)
  const at = counted.findIndex(({ key }) => key === current)
  if (at < 0) return null
  return (
    <div className={root}>
      <div className={bar} aria-hidden="true">
        <span className={filled} style={{ width: `${((at + 1) / counted.length) * 100}%` }} />
      </div>
      <ol className={list}>
        {counted.map(({ key, label }) => (
          <li key={key} className={step} aria-current={key === current ? 'step' : undefined}>
            {numbers[key]} · {label}
          </li>
        ))}
      </ol>
    </div>
  )
}
