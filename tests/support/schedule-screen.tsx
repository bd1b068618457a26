import { createActor } from 'xstate'
import { SchedulePage } from '~/components/account/schedule-page'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import {
  type PlayKitScheduleInput,
  playKitScheduleMachine,
} from '~/machines/account/play-kit-schedule/play-kit-schedule.machine'
import { sampleChild } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ChildSchedule, KitGroup, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { childFormHref } from '~/services/flows/settings/child-links.rules'
import { draw, type Language, send } from './render'

const empty = (kind: string) => ({
  title: `Title of ${kind}`,
  text: `Text of ${kind}`,
  picture: null,
  link: {
    linkText: `Way out of ${kind}`,
    linkUrl: `/products/${kind}`,
    blankTarget: false,
    buttonStyle: 'primary' as const,
  },
})
const page: AccountPage = {
  slug: 'subscriptions',
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  title: 'Play Kits',
  lead: null,
  breadcrumb: [],
  banners: [],
  tiles: [],
  referralBanners: [],
  empties: {
    noSubscription: empty('noSubscription'),
    cancelled: empty('cancelled'),
    agedOut: empty('agedOut'),
    giftUsed: empty('giftUsed'),
    prepaidUsed: empty('prepaidUsed'),
    complete: empty('complete'),
  },
  errors: [],
}

export const today = CivilDate.parse('2026-11-21')

/** The next order of the sample, with one kit; not a draft. */
export function orderOf(kit: Partial<ScheduledKit> = {}): KitGroup {
  const [next] = sampleChild('one').next
  if (!next) throw new Error('the sample has no next order')
  return { ...next, isDraft: false, kits: next.kits.map((each) => ({ ...each, ...kit })) }
}

type News = { moved?: { uuid: string; from: string } | null; changed?: { kind: string; of: string | null } }
/** The schedule as its page draws it, with words of its own for each kind of page. */
export const show = (given: Partial<PlayKitScheduleInput>, language: Language = 'en', news: News = {}) => {
  const input = { as: 'account', schedule: null, childUuid: null, ...given }
  const view = connectPlayKitSchedule(createActor(playKitScheduleMachine, { input }).getSnapshot())
  const words = { page, kits: KIT_WORDS, continueHref, moveHref, skipHref, changeHref, paymentsHref, formHref, ...MORE }
  return draw(<SchedulePage view={{ ...view, ...words, moved: null, changed: null, ...news }} send={send} />, language)
}
const NONE = () => null
const MORE = { modifyHref: NONE, chooseHref: NONE, payHref: '/pay', addressHref: (uuid: string) => `/address/${uuid}` }
const paymentsHref = (uuid: string) => `/payments/${uuid}`
const skipHref = ({ skipChange, uuid }: ScheduledKit) => skipChange && `/skip/${uuid}`
const changeHref = (offer: string, subscription: string) => `/change/${offer}/${subscription}`
const formHref = (childUuid: string | null) => childFormHref({ prefix: '', childUuid, source: 'subscriptions' })
const continueHref = (uuid: string) => `/continue/${uuid}`
const moveHref = ({ movableIn, uuid }: ScheduledKit, on = '') => movableIn && `/move/${uuid}/${on}`
const KIT_WORDS = {
  'kit-the-realist': { shortTitle: 'The Realist', ageRange: '19 to 21 months', band: 2, shortDescription: '' },
} as const
/** The same with one child. */
export const showChild = (child: Partial<ChildSchedule>, language?: Language) =>
  show({ schedule: { today, children: [sampleChild('one', child)] } }, language)
