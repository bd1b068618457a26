import type { BoxChangeRefusal, BoxTurn } from '~/services/domain/changes/box-change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { ClubBox, ClubSubscription, ReadingClub } from './reading-club.contract'
import type { BoxOptionsPlace } from './reading-club-links.rules'

type Box = Pick<ClubBox, 'id' | 'date'>
/** One of them has its own page. `box`: the one that it is done with; null: all of them. */
export type ClubOption = { kind: BoxTurn | 'pause' | 'cancelBoxes'; box: Box | null }

/**
 * What can be done today with one box, or with all of them where `box` is null. `closed`: why that box itself cannot be changed
 * null: it can.
 */
export type ClubOptions = {
  subscription: string
  today: CivilDate
  box: Box | null
  closed: Extract<BoxChangeRefusal, 'paused' | 'ended' | 'boxTooLate'> | null
  options: ClubOption[]
}

/** Null for what is not in this club. */
export function clubOptions({ today, subscriptions }: ReadingClub, place: BoxOptionsPlace): ClubOptions | null {
  const own = subscriptions.find(({ id }) => id === place.subscription)
  const boxes = own ? boxesOf(own) : []
  const box = place.box === null ? null : boxes.find(({ id }) => id === place.box)
  if (!own || box === undefined) return null
  const closed = box && closedAs(own, box)
  return { subscription: own.id, today, box: box && dated(box), closed, options: optionsOfClub(own, box) }
}

/** As the change itself is refused. */
function closedAs({ page, next }: ClubSubscription, { turn }: Turnable): ClubOptions['closed'] {
  if (turn) return null
  // without the flag what is paused looks active (decided: E-51)
  if (page === 'paused' || next?.status === 'paused') return 'paused'
  return page === 'cancelled' ? 'ended' : 'boxTooLate'
}

/** With that box, or with the first that can be skipped. */
export function optionsOfClub(own: ClubSubscription, box: Turnable | null = null): ClubOption[] {
  const turned = box ?? boxesOf(own).find(({ turn }) => turn === 'skipBox')
  const options: (ClubOption | false | null | undefined)[] = [
    turned?.turn && { kind: turned.turn, box: dated(turned) },
    own.can.pause && { kind: 'pause', box: null },
    own.can.cancel && { kind: 'cancelBoxes', box: null },
  ]
  return options.filter((option) => !!option)
}

/** What the way to them is called after: it names what is offered and nothing else. */
export function waysOf(options: readonly Pick<ClubOption, 'kind'>[]): 'all' | 'skip' | 'pause' | 'cancel' | 'none' {
  const has = (kind: ClubOption['kind']) => options.some((option) => option.kind === kind)
  if (!has('cancelBoxes')) return 'none'
  if (has('pause')) return has('skipBox') ? 'all' : 'pause'
  return has('skipBox') ? 'skip' : 'cancel'
}

type Turnable = Pick<ClubBox, 'id' | 'date' | 'turn'>

const dated = ({ id, date }: Turnable): Box => ({ id, date })

const boxesOf = ({ underWay, current, next, upcoming, others }: ClubSubscription): Turnable[] =>
  [...underWay, current, next, ...upcoming, ...others.map((box) => ({ ...box, turn: null }))].filter(
    (box) => box !== null,
  )
