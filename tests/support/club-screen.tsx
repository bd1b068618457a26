import { createActor } from 'xstate'
import { type ClubHrefs, ReadingClubPage } from '~/components/reading-club/reading-club-page'
import { connectErcSchedule } from '~/machines/account/erc-schedule/erc-schedule.connect'
import { type ErcScheduleInput, ercScheduleMachine } from '~/machines/account/erc-schedule/erc-schedule.machine'
import { sampleSubscription } from '~/machines/account/erc-schedule/erc-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ClubSubscription } from '~/services/flows/reading-club/reading-club.contract'
import { draw, type Language, send } from './render'

const today = CivilDate.parse('2026-11-26')
const way = (linkUrl: string) => ({ linkText: 'Way on', linkUrl, blankTarget: false, buttonStyle: 'primary' as const })
const empty = (kind: string, link: ReturnType<typeof way> | null) => ({
  ...{ title: `Title of ${kind}`, text: `Text of ${kind}`, picture: null, link },
})
const page: AccountPage = {
  ...{
    slug: 'early-reader-club',
    title: 'Early Reader Club',
    lead: null,
    breadcrumb: [],
    banners: [],
    tiles: [],
    referralBanners: [],
  },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  empties: {
    none: empty('none', way('/products/erc-box-3-4')),
    cancelled: empty('cancelled', way('/products/erc-box-3-4')),
    paused: empty('paused', null),
    processing: empty('processing', null),
  },
  errors: [],
}
const boxes = {
  'erc-box-3-4': {
    ...{ title: 'Early Reader Club, 3–4 years', ageRange: '3–4 years', text: 'Two picture books' },
    ...{ band: 3 as const, picture: null, inside: null },
  },
}

const hrefs: ClubHrefs = {
  change: (action, box) => `/${action}/${box}`,
  options: (box) => `/options/${box}`,
  address: (uuid) => `/address/${uuid}`,
  pay: '/pay',
}
export type Shown = {
  input?: Partial<ErcScheduleInput>
  events?: ('EXPAND' | 'UNPAUSE')[]
  language?: Language
  changed?: Parameters<typeof ReadingClubPage>[0]['view']['changed']
}
export function show({ input = {}, events = [], language = 'en', changed = { selected: null } }: Shown) {
  const actor = createActor(ercScheduleMachine, { input: { as: 'account', club: null, selected: null, ...input } })
  if (events.length > 0) actor.start()
  for (const type of events) actor.send({ type })
  const view = {
    ...connectErcSchedule(actor.getSnapshot()),
    ...{ page, boxes, changed, hrefs, itemHref: (id: string) => `/item/${id}` },
  }
  return draw(<ReadingClubPage view={view} send={send} />, language)
}
export const clubOf = (...subscriptions: ClubSubscription[]) => ({ club: { today, subscriptions } })
export const showOne = (over: Partial<ClubSubscription>, more: Omit<Shown, 'input'> = {}) =>
  show({ ...more, input: clubOf(sampleSubscription('one', over)) })
