import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import type { HeldSubscription } from '~/services/flows/referral-banner/referral-banner.contract'
import { connectReferralBanner } from './referral-banner.connect'
import { referralBannerMachine } from './referral-banner.machine'

const held = (status: HeldSubscription['status'], day: string, childName: string | null): HeldSubscription => ({
  ...{ status, childName, createdAt: `2026-${day}T08:00:00.000Z` },
})
const over = held('over', '11-20', 'Ida')
const cancelled = [held('cancelled', '02-01', 'Bo'), held('cancelled', '03-01', 'Cleo'), over]
/** The newest of them is not the last of the list, and what was cancelled is newer. */
const active = [held('active', '05-01', 'Ada'), held('active', '04-01', null), held('cancelled', '06-01', 'Bo')]

const input = { as: 'account', page: 'home', isBfcm: false } as const
const failuresIn = ({ effects }: Driver) => effects.filter(({ type }) => type === 'logFailure').length
const lossesIn = ({ events }: Driver) =>
  events.filter(({ type }) => type === 'FAIL' || type.startsWith('xstate.error') || type.startsWith('xstate.after'))
    .length

export const referralBannerModel: Model<typeof referralBannerMachine> = {
  machine: referralBannerMachine,
  input,
  inputs: [
    { ...input, page: 'playKits', isBfcm: true },
    { ...input, as: null, isBfcm: true },
  ],
  key: ({ latest }) => latest?.createdAt ?? null,
  cases: {
    LOADED: [active, cancelled, [over], []].map((each) => ({ type: 'LOADED', held: each })),
    FAIL: [{ type: 'FAIL' }],
  },
  outcomes: { subscriptions: [{ error: new Error('nothing to read it from') }] },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-204 A-205 A-206 the banner is that of what this person has, and about the subscription that was made last',
      holds: (snapshot) => {
        const { conditions, childName } = connectReferralBanner(snapshot)
        const about = snapshot.matches('active') ? 'Ada' : snapshot.matches('cancelled') ? 'Cleo' : null
        const shown = ['active', 'cancelled', 'none'].some((state) => snapshot.value === state)
        return childName === about && conditions.filter((each) => each !== 'bfcm-cp-upsell').length === Number(shown)
      },
    },
    {
      name: 'A-208 the banner of the campaign is there with its flag and a person alone',
      holds: (snapshot) =>
        connectReferralBanner(snapshot).conditions.includes('bfcm-cp-upsell') ===
        (snapshot.context.isBfcm && snapshot.context.as !== null && !snapshot.matches('loading')),
    },
    {
      name: 'A-209 each failure is logged once',
      holds: (_, driver) => failuresIn(driver) === lossesIn(driver),
    },
  ],
}
