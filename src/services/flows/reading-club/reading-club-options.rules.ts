import type { BoxTurn } from '~/services/domain/changes/box-change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { ClubBox, ClubSubscription, ReadingClub } from './reading-club.contract'
import type { BoxOptionsPlace } from './reading-club-links.rules'

type Box = Pick<ClubBox, 'id' | 'date'>
/** One of them has its own page. `box`: the one that it is done with; null: all of them. */
export type ClubOption = { kind: BoxTurn | 'pause' | 'cancelBoxes'; box: Box | null }

/** What can be done today with one box, or with all of them where `box` is null. */
export type ClubOptions = { subscription: string; today: CivilDate; box: Box | null; options: ClubOption[] }

/** Null for what is not in this club. */
export function clubOptions({ today, subscriptions }: ReadingClub, place: BoxOptionsPlace): ClubOptions | null {
  const own = subscriptions.find(({ id }) => id === place.subscription)
  const boxes = own ? boxesOf(own) : []
  const box = place.box === null ? null : boxes.find(({ id }) => id === place.box)
  if (!own || box === undefined) return null
  return { subscription: own.id, today, box: box && dated(box), options: optionsOfClub(own, box) }
}

/** With that box, or with the first that can be skipped. */
export function optionsOfClub(own: ClubSubscription, box: ClubBox | null = null): ClubOption[] {
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

const dated = ({ id, date }: ClubBox): Box => ({ id, date })

const boxesOf = ({ underWay, current, next, upcoming }: ClubSubscription): ClubBox[] =>
  [...underWay, current, next, ...upcoming].filter((box) => box !== null)
