import type { Faq as FaqCopy } from '~/services/flows/content/parts.contract'
import { answer, heading, item, list, question } from './faq.styles'
import { Icon } from './icon'

type FaqProps = {
  faq: FaqCopy
  /** shows by example that the questions open */
  opensFirst?: boolean
}

/** Native details: they open before any script has arrived. Answers are sanitised where they enter. */
export function Faq({ faq, opensFirst = false }: FaqProps) {
  return (
    <>
      <h2 className={heading}>{faq.heading}</h2>
      <div className={list}>
        {faq.items.map((each, index) => (
          <details key={each.question} className={item} open={opensFirst && index === 0}>
            <summary className={question}>
              {each.question}
              <Icon name="down" />
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters (contentful mappers) */}
            <div className={answer} dangerouslySetInnerHTML={{ __html: each.answer }} />
          </details>
        ))}
      </div>
    </>
  )
}
