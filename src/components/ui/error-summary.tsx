import { link, list, root } from './error-summary.styles'
import { Note } from './note'

export type SummaryItem = { fieldId: string; text: string }
type ErrorSummaryProps = {
  /** where the flow puts the focus each time it refuses */
  id: string
  title: string
  items: SummaryItem[]
}

/** What is wrong with a form, with a link to each field. */
export function ErrorSummary({ id, title, items }: ErrorSummaryProps) {
  return (
    <div className={root} id={id} role="alert" tabIndex={-1}>
      <Note tone="error" title={title}>
        <ul className={list}>
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a className={link} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

/** A fragment only scrolls to a field in some browsers. */
function focusField(event: { preventDefault: () => void }, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
}
