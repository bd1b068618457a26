import { useTranslations } from 'use-intl'
import type { AccountHomeEvent, AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AccountPage, AccountTile } from '~/services/flows/content/account-page.contract'
import { AccountHead } from './account-head'
import { status } from './account-home.styles'
import { Failure, Loader, Stale } from './account-states'
import { Ended } from './ended'
import { HeldUp } from './held-up'
import { HomeTiles } from './home-tiles'
import { NextOrders } from './next-orders'
import { useLeavingWords } from './use-leaving-words'
import { WaysOn } from './ways-on'

/** What the connect says, with the words of the content and of this person. */
type View = AccountHomeView & {
  page: AccountPage
  firstName: string
  /** null: the page does not say whose work it is */
  poweredHref: string | null
  /** where a subscription for a child goes on */
  continueHref: (childUuid: string) => string
  orderHref: (id: string) => string
  /** where another card is given */
  payHref: string
}
type AccountHomeProps = { view: View; send: (event: AccountHomeEvent) => void }

/** /account (A-133 … A-142): a tile where this person may go there and the content has words for it. */
export function AccountHome({ view, send }: AccountHomeProps) {
  const { page, firstName, poweredHref } = view
  const say = useTranslations('change.links')
  const t = useTranslations('account')
  const leaving = useLeavingWords(view.ended?.leaving ?? [])
  const ended = endedOf(view, { again: say('reactivate'), leaving })
  const tiles = shownTiles(view, ended !== null)
  return (
    <div data-machine={view.machine} data-state={view.state} aria-busy={view.isBusy || undefined}>
      <AccountHead
        page={page}
        title={firstName ? t('greeting', { name: firstName }) : undefined}
        poweredHref={poweredHref}
      />
      {view.activeCount !== null && (
        <p className={status}>
          {t('counts', { count: view.activeCount })}
          {view.endingCount > 0 && ` · ${t('endings', { active: view.activeCount, count: view.endingCount })}`}
        </p>
      )}
      {view.isBusy && !view.today && <Loader />}
      {view.isStale && <Stale onRefresh={() => send({ type: 'REFRESH' })} />}
      {view.hasFailed && (
        <Failure errors={page.errors} kind="account" isAlert again={{ onClick: () => send({ type: 'REFRESH' }) }} />
      )}
      {view.today && <ComingNext view={view} today={view.today} />}
      {ended && <Ended content={ended.content} nextKit={ended.nextKit} />}
      <WaysOn childrenOn={childrenOn(view)} />
      <HomeTiles tiles={tiles} club={view.club} today={view.today} last={view.last} orderHref={view.orderHref} />
    </div>
  )
}

/** the way to the schedule, with what stands there, and what has not come. */
function ComingNext({ view: { next, heldUp, unpaidBoxes, page, payHref }, today }: { view: View; today: CivilDate }) {
  const ways = { schedule: wayTo('playKits', page), club: wayTo('earlyReaderClub', page) }
  return (
    <>
      {ways.schedule && (
        <NextOrders orders={next} today={today} link={ways.schedule} label={ways.schedule.title} payHref={payHref} />
      )}
      <HeldUp heldUp={heldUp} unpaidBoxes={unpaidBoxes} ways={ways} payHref={payHref} />
    </>
  )
}

/** As the content calls it; null: it leads to no such place. */
function wayTo(kind: string, { tiles }: AccountPage) {
  const tile = tiles.find((each) => each.kind === kind)
  return tile ? { title: tile.title, text: tile.link.linkText, href: tile.link.linkUrl } : null
}

type Said = { again: string; leaving: string | null }

/** In the words of the schedule; null where its page has none. */
function endedOf({ ended, page: { empties }, continueHref }: View, { again, leaving }: Said) {
  const own = ended && empties[ended.kind]
  if (!own) return null
  const content = leaving ? { ...own, text: leaving } : own
  const { nextKit, againHref } = ended
  const { link } = content
  const isAgain = againHref !== null && link !== null
  return {
    content: isAgain ? { ...content, link: { ...link, linkText: again, linkUrl: againHref } } : content,
    nextKit: nextKit && { ...nextKit, href: continueHref(nextKit.childUuid) },
  }
}

const childrenOn = ({ on, continueHref }: View) =>
  on.map(({ againHref, ...child }) => ({
    ...child,
    href: againHref ?? continueHref(child.childUuid),
    isAgain: againHref !== null,
  }))

/** What comes next, or why nothing does, stands for the tile of the play kits. */
function shownTiles({ next, tiles: kinds, orderHistoryHref, page }: View, hasEnded: boolean): AccountTile[] {
  return kinds.flatMap((kind) => {
    const tile = page.tiles.find((candidate) => candidate.kind === kind)
    if (!tile || (kind === 'playKits' && (next.length > 0 || hasEnded))) return []
    if (kind !== 'orderHistory') return [tile]
    return orderHistoryHref ? [{ ...tile, link: { ...tile.link, linkUrl: orderHistoryHref } }] : []
  })
}
