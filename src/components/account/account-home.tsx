import { useTranslations } from 'use-intl'
import type { AccountHomeEvent, AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import type { AccountPage, AccountTile } from '~/services/flows/content/account-page.contract'
import { Tile } from '../ui/tile'
import { root } from '../ui/tile.styles'
import { AccountHead } from './account-head'
import { large, small, status, tiles } from './account-home.styles'
import { Failure, Loader } from './account-states'

/** What the connect says, with the words of the content and of this person. */
type View = AccountHomeView & {
  page: AccountPage
  firstName: string
  /** null: the page does not say whose work it is */
  poweredHref: string | null
}
type AccountHomeProps = { view: View; send: (event: AccountHomeEvent) => void }

const SIZES = { large: '(min-width: 1024px) 560px, 100vw', small: '(min-width: 1024px) 395px, 100vw' } as const

/** /account (A-133 … A-142): a tile where this person may go there and the content has words for it. */
export function AccountHome({ view, send }: AccountHomeProps) {
  const { page, firstName, poweredHref } = view
  const t = useTranslations('account')
  return (
    <div data-machine={view.machine} data-state={view.state} aria-busy={view.isBusy || undefined}>
      <AccountHead
        page={page}
        title={firstName ? t('greeting', { name: firstName }) : undefined}
        poweredHref={poweredHref}
      />
      {view.activeCount !== null && <p className={status}>{t('counts', { count: view.activeCount })}</p>}
      {view.isBusy && <Loader />}
      {view.hasFailed && (
        <Failure errors={page.errors} kind="account" isAlert again={{ onClick: () => send({ type: 'RETRY' }) }} />
      )}
      {view.tiles.length > 0 && (
        <ul className={tiles}>
          {shownTiles(view).map((tile, index) => (
            <li key={tile.kind} className={`${root} ${index === 0 ? large : small}`} data-tile={tile.kind}>
              <Tile tile={tile} sizes={index === 0 ? SIZES.large : SIZES.small} isDecorative />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function shownTiles({ tiles: kinds, orderHistoryHref, page }: View): AccountTile[] {
  return kinds.flatMap((kind) => {
    const tile = page.tiles.find((candidate) => candidate.kind === kind)
    if (!tile) return []
    if (kind !== 'orderHistory') return [tile]
    return orderHistoryHref ? [{ ...tile, link: { ...tile.link, linkUrl: orderHistoryHref } }] : []
  })
}
