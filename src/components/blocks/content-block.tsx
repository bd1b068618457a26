import type { Block } from '~/services/flows/content/parts.contract'
import { Faq } from '../ui/faq'
import { Quote } from '../ui/quote'
import { MediaText } from './media-text'
import { TextBlock } from './text-block'

/** The one place that knows which component draws which content type. */
export function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'textBlock':
      return <TextBlock title={block.title} body={block.body} />
    case 'accordion':
      return (
        <section>
          <Faq faq={block.faq} />
        </section>
      )
    case 'mediaText':
      return <MediaText title={block.title} text={block.text} picture={block.picture} link={block.link} />
    case 'quote':
      return <Quote quote={block.quote} />
  }
}
