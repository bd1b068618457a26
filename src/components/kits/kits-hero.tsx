import type { KitsPage } from '~/services/flows/content/kit-pages.contract'
import { h1, lead as leadText, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { Finder, type FinderProps } from './finder'
import { finder, lead, root } from './kits-hero.styles'

type KitsHeroProps = Pick<FinderProps, 'view' | 'send'> & { page: KitsPage }

export function KitsHero({ page, view, send }: KitsHeroProps) {
  return (
    <div className={`${wrap} ${root}`}>
      <div>
        <h1 className={h1}>{page.title}</h1>
        <p className={`${leadText} ${lead}`}>{page.lead}</p>
        <div className={finder}>
          <Finder copy={page.finder} view={view} send={send} />
        </div>
      </div>
      {page.picture && <Picture picture={page.picture} sizes="(min-width: 1024px) 700px, 100vw" shape="four" isFirst />}
    </div>
  )
}
