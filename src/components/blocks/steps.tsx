import type { Steps as StepsCopy } from '~/services/flows/content/parts.contract'
import { heading, item, list, number, text, title } from './steps.styles'

/** What happens one after the other. */
export function Steps({ steps }: { steps: StepsCopy }) {
  return (
    <>
      <h2 className={heading}>{steps.heading}</h2>
      <ol className={list}>
        {steps.items.map((step, index) => (
          <li key={step.title} className={item}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={title}>{step.title}</h3>
            {step.text && <p className={text}>{step.text}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
