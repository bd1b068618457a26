import { orderCost } from '~/services/domain/subscriptions/order-cost.rules'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import { leavingKits } from '~/services/flows/schedule/leaving.rules'
import type {
  ChildSchedule,
  KitGroup,
  KitWords,
  Schedule,
  ScheduledKit,
} from '~/services/flows/schedule/schedule.contract'
import { waysOn } from '~/services/flows/schedule/ways-on.rules'
import type { ChildOn, Ended, HeldUp, NextOrder } from './account-home.contract'

/** The ruler has room for as many beside the one that is with the child. */
const MOST_STOPS = 3

/** What comes next for each child, the soonest first: the same groups, days and sums as on the schedule. */
export const nextOrders = ({ children }: Schedule, said: Coming): NextOrder[] =>
  children.flatMap((child) => nextOrder(child, said) ?? []).toSorted((one, other) => compareDates(one.date, other.date))

type Coming = { words: KitWords; ageHref: (subscription: string) => string }

function nextOrder(child: ChildSchedule, { words, ageHref }: Coming): NextOrder | null {
  const orders = ordersOf(child)
  const [order] = orders
  const kit = order?.kits.find(isComing)
  if (!order || !kit) return null
  const { title, ageRange, band } = wordsOf(kit, words)
  return {
    childUuid: child.uuid,
    childName: child.name,
    title,
    ageRange,
    band,
    date: order.date,
    count: order.kits.length,
    picture: kit.pictures.open,
    cost: orderCost(order.kits, order.isDraft ? child.total : null),
    isGift: kit.gift !== null || child.plan?.kind === 'gifted',
    problems: problemsOf([...child.underWay, child.current, order], words),
    owed: child.owed,
    outdated: outdatedIn(child, ageHref),
    here: child.current && hereOf(child.current, words),
    stops: orders.slice(0, MOST_STOPS).flatMap((group) => stopOf(group, words) ?? []),
  }
}

function outdatedIn({ plan, gifts }: ChildSchedule, ageHref: Coming['ageHref']): NextOrder['outdated'] {
  const [first] = [plan, ...gifts].flatMap((each) =>
    each?.laidOutFor ? [{ laidOutFor: each.laidOutFor, href: ageHref(each.key) }] : [],
  )
  return first ?? null
}

/** Of each child to whom nothing comes after it. Of what is cancelled nothing is owed, but a lost parcel is still sent again. */
export const heldUpOf = ({ children }: Schedule, { words }: Pick<Coming, 'words'>): HeldUp[] =>
  children.flatMap((child) => {
    const isRunning = child.page === 'active'
    const all = problemsOf([...child.underWay, child.current], words)
    const problems = all.filter(({ error }) => isRunning || error === 'shipment')
    if (ordersOf(child).length > 0 || problems.length === 0) return []
    return [{ childUuid: child.uuid, childName: child.name, problems, owed: isRunning ? child.owed : null }]
  })

const ordersOf = ({ page, next, upcoming }: ChildSchedule) =>
  page === 'active' ? [...next, ...upcoming].filter(({ kits }) => kits.some(isComing)) : []

const problemsOf = (groups: readonly (KitGroup | null)[], words: KitWords) =>
  groups
    .flatMap((group) => group?.kits ?? [])
    .flatMap((kit) =>
      kit.errors.map((error) => ({ key: `${kit.uuid} ${error}`, title: wordsOf(kit, words).title, error })),
    )

type Ending = { words: KitWords; againHref: (subscription: string) => string }

/** Why nothing comes next, as the schedule says it of the child that it opens with. */
export function endedOf({ children }: Schedule, { words, againHref }: Ending): Ended | null {
  const child = spokenOf(children)
  if (!child || child.page === 'none') return { kind: 'noSubscription', nextKit: null, againHref: null, leaving: [] }
  if (child.page === 'active') return null
  const card = child.nextKit === null ? undefined : words[child.nextKit]
  const nextKit = card ? { childUuid: child.uuid, title: card.shortTitle, ageRange: card.ageRange } : null
  const { plan } = child
  const leaving = leavingKits(child).map(calledBy(words))
  const again = plan?.offers.includes('reactivate') ? againHref(plan.key) : null
  return { kind: child.page, nextKit, againHref: again, leaving }
}

const calledBy =
  (words: KitWords) =>
  ({ process, ...kit }: ReturnType<typeof leavingKits>[number]) => ({ title: wordsOf(kit, words).title, process })

/** So many of what runs end with their paid kits. */
export const endingCountOf = ({ children }: Schedule) =>
  children
    .flatMap(({ page, plan, gifts }) => (page === 'active' ? [plan, ...gifts] : []))
    .filter((each) => each?.isEnding).length

const spokenOf = (children: Schedule['children']) => children.find(({ isDefault }) => isDefault) ?? children[0] ?? null

/** E-108: those who could go on; `isSaid`: of the child that the schedule opens with it is said already. */
export const childrenOn = ({ children }: Schedule, { words, againHref, isSaid }: Ending & { isSaid: boolean }) =>
  waysOn(children, isSaid ? (spokenOf(children)?.uuid ?? null) : null).map(
    ({ again, nextKit, leaving, ...child }): ChildOn => {
      const card = nextKit === null ? undefined : words[nextKit]
      return {
        ...child,
        nextKit: card ? { title: card.shortTitle, ageRange: card.ageRange } : null,
        againHref: again && againHref(again),
        leaving: leaving.map(calledBy(words)),
      }
    },
  )

const isComing = ({ process }: ScheduledKit) => process !== 'skip_requested'

function hereOf(group: KitGroup, words: KitWords) {
  const stop = stopOf(group, words)
  const [kit] = group.kits
  return stop && kit ? { ...stop, process: kit.process } : null
}

function stopOf({ key, date, kits }: KitGroup, words: KitWords) {
  const coming = kits.filter(isComing)
  const [first] = coming
  if (!first) return null
  const { title, band } = wordsOf(first, words)
  return { key, title, band, date, more: coming.length - 1 }
}
