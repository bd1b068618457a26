import type { RichNode } from '~/services/flows/content/parts.contract'
import { RichText } from './rich-text'
import { heading } from './text-block.styles'

export function TextBlock({ title, body }: { title: string | null; body: RichNode }) {
  return (
    <section>
      {title && <h2 className={heading}>{title}</h2>}
      <RichText document={body} />
    </section>
  )
}
