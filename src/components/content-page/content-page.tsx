import type { ContentPage } from '~/services/flows/content/pages.contract'
import type { RichNode } from '~/services/flows/content/parts.contract'
import { ContentBlock } from '../blocks/content-block'
import { RichText } from '../blocks/rich-text'
import { Breadcrumb } from '../ui/breadcrumb'
import { h1, lead as leadText, ruler, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { grid } from '../ui/spans.styles'
import {
  body,
  bottom,
  chapter,
  chapterText,
  chapterTitle,
  head,
  headAlone,
  lead,
  mark,
  picture,
  top,
} from './content-page.styles'
import { DeliveryTable } from './delivery-table'

/** Its prices are rules, not words of an editor. */
const DELIVERY_PAGE = 'delivery-and-returns'

/** Title, long description, components (S-104). */
export function ContentPageView({ view: { page } }: { view: { page: ContentPage } }) {
  return (
    <div className={`${wrap} ${bottom}`}>
      <Breadcrumb crumbs={page.breadcrumb} />
      <div className={`${grid} ${top}`}>
        <div className={page.picture ? head : headAlone}>
          <h1 className={h1}>{page.title}</h1>
          {page.lead && <p className={`${leadText} ${lead}`}>{page.lead}</p>}
        </div>
        {page.picture && (
          <div className={picture}>
            <Picture picture={page.picture} sizes="(min-width: 1024px) 500px, 100vw" shape="four" isFirst />
          </div>
        )}
      </div>
      <div className={`${ruler} ${mark}`} aria-hidden="true" />
      {page.slug === DELIVERY_PAGE && <DeliveryTable />}
      {page.longDescription && <Chapters document={page.longDescription} />}
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

/** Each heading beside what it is about, so that one finds the place by running along the left edge. */
function Chapters({ document }: { document: RichNode }) {
  return chaptersOf(document.content ?? []).map(({ key, title, text }) => (
    <section key={key} className={`${grid} ${chapter}`}>
      <div className={chapterTitle}>{title && <RichText document={{ ...document, content: [title] }} />}</div>
      <div className={chapterText}>
        <RichText document={{ ...document, content: text }} />
      </div>
    </section>
  ))
}

type Chapter = { key: number; title: RichNode | null; text: RichNode[] }

/** What stands before the first heading is a chapter without one. */
function chaptersOf(nodes: RichNode[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const [key, node] of nodes.entries()) {
    const last = chapters.at(-1)
    if (node.nodeType === 'heading-2') chapters.push({ key, title: node, text: [] })
    else if (last) last.text.push(node)
    else chapters.push({ key, title: null, text: [node] })
  }
  return chapters
}
