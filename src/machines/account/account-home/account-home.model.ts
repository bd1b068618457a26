import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { HomeFacts, NextOrder } from '~/services/flows/account-home/account-home.contract'
import { connectAccountHome } from './account-home.connect'
import { type AccountHomeInput, accountHomeMachine } from './account-home.machine'

const TODAY = CivilDate.parse('2026-11-23')
const none: HomeFacts = {
  today: TODAY,
  next: [],
  heldUp: [],
  ended: { kind: 'noSubscription', nextKit: null, againHref: null, leaving: [] },
  endingCount: 0,
  on: [],
  counts: { active: 0, cancelled: 0, finished: 0 },
  hasReadingClub: false,
  club: null,
  unpaidBoxes: null,
  hasSkillSets: false,
  hasCourses: false,
  orderHistoryHref: '/account/order-history',
  last: null,
}
const next = (childUuid: string, date: string): NextOrder => ({
  childUuid,
  childName: 'Bo',
  title: 'The Babbler',
  ageRange: '13–15 months',
  band: 2,
  date: CivilDate.parse(date),
  count: 1,
  picture: 'kit-babbler-open',
  cost: { sum: { amountCents: 8400, currency: 'eur' }, pays: null, payment: 'awaiting' },
  isGift: false,
  problems: [],
  owed: null,
  outdated: null,
  here: null,
  stops: [{ key: 'one', title: 'The Babbler', band: 2, date: CivilDate.parse(date), more: 0 }],
})
const some: HomeFacts = {
  today: TODAY,
  next: [next('younger', '2026-12-01'), next('older', '2027-01-12')],
  heldUp: [
    {
      childUuid: 'oldest',
      childName: 'Kim',
      problems: [{ key: 'last declined', title: 'The Free Spirit', error: 'declined' }],
      owed: { sum: { amountCents: 8400, currency: 'eur' }, kits: 1 },
    },
  ],
  ended: null,
  endingCount: 1,
  on: [],
  counts: { active: 2, cancelled: 0, finished: 1 },
  hasReadingClub: true,
  club: { kind: 'next', date: CivilDate.parse('2027-02-19') },
  unpaidBoxes: {
    boxes: [{ key: 'box', item: 1, box: 10, error: 'expired', isPaused: false }],
    owed: { boxes: 1, sum: { amountCents: 2400, currency: 'eur' } },
  },
  hasSkillSets: true,
  hasCourses: true,
  orderHistoryHref: 'https://shop.test/account/order-history',
  last: {
    order: {
      id: 'PC-100042',
      day: TODAY,
      state: 'shipped',
      titles: ['The Babbler'],
      pictures: ['kit-babbler-open'],
      sum: { amountCents: 8400, currency: 'eur' },
      paidBy: null,
    },
  },
}
/** In the order of the page. */
const EVERYBODYS = ['playKits', 'referAFriend', 'orderHistory', 'accountSettings', 'activateGift'].join(' ')
const ALL = [
  'playKits subscriberShop referAFriend earlyReaderClub readingSkillSet',
  'coursePacks orderHistory accountSettings activateGift',
].join(' ')

const input: AccountHomeInput = { as: 'account', facts: none }
const countOf = ({ effects }: Driver, name: string) => effects.filter(({ type }) => type === name).length

export const accountHomeModel: Model<typeof accountHomeMachine> = {
  machine: accountHomeMachine,
  input,
  inputs: [
    { ...input, facts: some },
    { ...input, facts: null },
  ],
  key: ({ facts }) => ({ active: facts?.counts.active ?? null }),
  cases: { REFRESH: [{ type: 'REFRESH' }] },
  outcomes: {
    getAccountHome: [
      { output: { ok: true, value: none } },
      { output: { ok: true, value: some } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('lost') },
    ],
    changes: [{ error: new Error('no channel') }],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-133 A-134 each tile is shown to whoever has it, in the order of the page, and the count is the active ones',
      when: ({ context }) => context.facts !== null,
      holds: (snapshot) => {
        const { tiles, activeCount } = connectAccountHome(snapshot)
        return activeCount === 2 ? tiles.join(' ') === ALL : activeCount === 0 && tiles.join(' ') === EVERYBODYS
      },
    },
    {
      name: 'A-134 what comes next stands only where it is known, for each child that a kit is on its way to, and why nothing comes where nothing does',
      holds: (snapshot) => {
        const { next: shown, ended, activeCount } = connectAccountHome(snapshot)
        const [count, kind] = snapshot.context.facts === null ? [0] : activeCount === 2 ? [2] : [0, 'noSubscription']
        return shown.length === count && ended?.kind === kind
      },
    },
    {
      name: 'A-025 what is owed for a last kit stands there for its child, as soon as it is known',
      holds: (snapshot) =>
        connectAccountHome(snapshot)
          .heldUp.map(({ childName, owed }) => `${childName} ${owed?.sum.amountCents}`)
          .join() === (snapshot.context.facts?.counts.active === 2 ? 'Kim 8400' : ''),
    },
    {
      name: 'A-140 the last order stands where it is known, as the shop has it',
      holds: (snapshot) =>
        connectAccountHome(snapshot).last?.order?.id === (snapshot.context.facts?.hasCourses ? 'PC-100042' : undefined),
    },
    {
      name: 'A-005 A-284 without facts there are no tiles; it says so, or asks, or is left',
      when: ({ context }) => context.facts === null,
      holds: (snapshot) => {
        const { tiles, hasFailed, isBusy } = connectAccountHome(snapshot)
        return tiles.length === 0 && hasFailed === snapshot.matches('failed') && !(hasFailed && isBusy)
      },
    },
    {
      name: 'F-59 what is known is asked for again while the page is this person’s, and is called old after a failure alone',
      holds: (snapshot) =>
        snapshot.can({ type: 'REFRESH' }) !== snapshot.matches('left') &&
        connectAccountHome(snapshot).isStale === snapshot.matches('stale') &&
        (snapshot.matches('stale') ? snapshot.context.facts !== null : true),
    },
    {
      name: 'whoever is signed out, or somebody else, is led away once',
      holds: (snapshot, driver) =>
        countOf(driver, 'goToSignIn') + countOf(driver, 'startAnew') === Number(snapshot.matches('left')),
    },
    {
      name: 'it asks for its own account, and is busy exactly while it asks',
      holds: (snapshot, { pending, calls }) =>
        snapshot.hasTag('busy') === pending.has('getAccountHome') &&
        calls.every(({ id, input: asked }) => id === 'changes' || JSON.stringify(asked) === '{"as":"account"}'),
    },
  ],
}
