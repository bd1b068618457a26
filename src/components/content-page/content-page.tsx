import type { ContentPage } from '~/services/flows/content/pages.contract'
import { ContentBlock } from '../blocks/content-block'
import { RichText } from '../blocks/rich-text'
import { Breadcrumb } from '../ui/breadcrumb'
import { h1, lead as leadText, ruler, wrap } from '../ui/page.styles'
import { grid } from '../ui/spans.styles'
import { body, bottom, head, headAlone, lead, mark, text, top } from './content-page.styles'
import { DeliveryTable } from './delivery-table'

/** Its prices are rules, not words of an editor. */
const DELIVERY_PAGE = 'delivery-and-returns'

/** Title, long description, components (S-104). */
export function ContentPageView({ view: { page } }: { view: { page: ContentPage } }) {
  return (
    <div className={`${wrap} ${bottom}`}>
      <Breadcrumb crumbs={page.breadcrumb} />
      <div className={`${grid} ${top}`}>
        <div className={page.longDescription ? head : headAlone}>
          <h1 className={h1}>{page.title}</h1>
          {page.lead && <p className={`${leadText} ${lead}`}>{page.lead}</p>}
          <div className={`${ruler} ${mark}`} aria-hidden="true" />
        </div>
        {page.longDescription && (
          <div className={text}>
            {page.slug === DELIVERY_PAGE && <DeliveryTable />}
            <RichText document={page.longDescription} />
          </div>
        )}
      </div>
      {page.components.length > 0 && (
        <div className={body}>
          {page.components.map((block) => (
            <ContentBlock key={block.id} block={block} />
          ))}
        </div>
      )}
    </div>
  )
}
