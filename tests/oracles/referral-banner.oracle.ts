import type { ReferralBannerView } from '~/machines/account/referral-banner/referral-banner.connect'
import { asked, did, didNot, equal, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

/** `held`: what was read last; null: nothing is known. */
type Memory = { phase: 'loading' | 'known' | 'unknown'; held: Loose[] | null }
type Known = Step<ReferralBannerView, Memory>

/** As long as for whatever else is asked of the account. */
const PATIENCE = 9000
const CAMPAIGN = 'bfcm-cp-upsell'

/** F-43: of those in that status the one with the latest created_at. */
const latestIn = (held: Loose[], status: string) =>
  held
    .filter((each) => each.status === status)
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0] ?? null

/** A-204 … A-206: which banner, and about which subscription. */
function bannerFor(held: Loose[] | null): { condition: string | null; about: Loose } {
  if (held === null) return { condition: null, about: null }
  const [active, cancelled] = [latestIn(held, 'active'), latestIn(held, 'cancelled')]
  if (active) return { condition: 'referral-credits-active-subscription', about: active }
  if (cancelled) return { condition: 'referral-credits-cancelled-subscription', about: cancelled }
  return { condition: 'without-subscription', about: null }
}

const referralOf = ({ conditions }: ReferralBannerView) => conditions.filter((each) => each !== CAMPAIGN)
const isAbout = (status: string) => (step: Pick<Known, 'event'>) => bannerFor(step.event.held).about?.status === status
const shows = (condition: string) => (step: Known) => [
  equal(referralOf(step.view), [condition]),
  didNot(step),
  notAsked(step),
]
/** It is logged, nothing else leaves the page, and there is no referral banner. */
const isHidden = (step: Known) => [
  did(step, 'logFailure'),
  equal(step.effects.length, 1),
  notAsked(step),
  equal([referralOf(step.view), step.view.childName], [[], null]),
]

export const referralBannerOracle = oracle<ReferralBannerView, Memory>(
  'referralBanner',
  [
    after('start', { rule: 'A-207', says: 'hears what its page has read, and shows nothing' }, (step) => [
      asked(step, 'subscriptions', { page: step.input.page }),
      equal([step.view.conditions, step.view.childName], [[], null]),
      didNot(step),
    ]),
    after(
      'LOADED',
      { rule: 'A-204', says: 'one runs', when: isAbout('active') },
      shows('referral-credits-active-subscription'),
    ),
    after(
      'LOADED',
      { rule: 'A-205', says: 'none runs, one was cancelled', when: isAbout('cancelled') },
      shows('referral-credits-cancelled-subscription'),
    ),
    after(
      'LOADED',
      { rule: 'A-206', says: 'there is none', when: (step) => bannerFor(step.event.held).about === null },
      shows('without-subscription'),
    ),
    after('FAIL', { rule: ['A-207', 'A-209'], says: 'whatever was shown' }, isHidden),
    after(failed('subscriptions'), { rule: 'A-209', says: 'nobody says it' }, isHidden),
    lasts(
      PATIENCE,
      'start',
      { rule: 'A-209', says: 'so long it is waited for' },
      ({ effects }) => effects.length === 0,
    ),
    within(PATIENCE, 'start', { rule: 'A-209', says: 'silence is a failure' }, isHidden),
    always({ rule: ['A-204', 'A-205', 'A-206', 'A-207'], says: 'the newest answer decides' }, ({ view, memory }) => {
      const { condition, about } = bannerFor(memory.held)
      return equal([referralOf(view), view.childName], [condition ? [condition] : [], about?.childName ?? null])
    }),
    always({ rule: ['A-208', 'S-153'], says: 'with the flag and a person, and above the others' }, (step) =>
      equal(
        step.view.conditions.indexOf(CAMPAIGN),
        step.input.isBfcm && step.input.as !== null && step.memory.phase !== 'loading' ? 0 : -1,
      ),
    ),
  ],
  (memory, { event, effects }) => {
    const known: Memory = memory ?? { phase: 'loading', held: null }
    if (event.type === 'LOADED') return { phase: 'known', held: event.held }
    const isLost =
      event.type === 'FAIL' || event.actor === 'subscriptions' || effects.some(({ name }) => name === 'logFailure')
    return isLost ? { phase: 'unknown', held: null } : known
  },
)
