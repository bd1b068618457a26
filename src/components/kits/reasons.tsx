import { h2 } from '../ui/page.styles'
import { from6, grid, span4 } from '../ui/spans.styles'
import { item, list, text, title } from './reasons.styles'

type ReasonsProps = { heading: string; items: { title: string; text: string }[] }

/** A heading with its points in rows beside it. */
export function Reasons({ heading, items }: ReasonsProps) {
  return (
    <div className={grid}>
      <h2 className={`${h2} ${span4}`}>{heading}</h2>
      <ul className={`${list} ${from6}`}>
        {items.map((reason) => (
          <li key={reason.title} className={item}>
            <h3 className={title}>{reason.title}</h3>
            {reason.text && <p className={text}>{reason.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
