import type { KitsPage } from '~/services/flows/content/pages.contract'
import { h1, lead as leadText, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { Finder, type FinderSlot } from './finder'
import { finder, lead, root } from './kits-hero.styles'

type KitsHeroProps = { page: KitsPage; slot: FinderSlot }

export function KitsHero({ page, slot }: KitsHeroProps) {
  return (
    <div className={`${wrap} ${root}`}>
      <div>
        <h1 className={h1}>{page.title}</h1>
        <p className={`${leadText} ${lead}`}>{page.lead}</p>
        <div className={finder}>
          <Finder copy={page.finder} id="finder" slot={slot} />
        </div>
      </div>
      {page.picture && <Picture picture={page.picture} sizes="(min-width: 1024px) 700px, 100vw" shape="four" isFirst />}
    </div>
  )
}
