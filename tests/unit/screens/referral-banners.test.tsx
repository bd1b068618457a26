import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { ReferralBanners } from '~/components/account/referral-banners'
import { connectReferralBanner } from '~/machines/account/referral-banner/referral-banner.connect'
import { referralBannerMachine } from '~/machines/account/referral-banner/referral-banner.machine'
import { REFERRAL_CONDITIONS, type ReferralBanner } from '~/services/flows/content/account-page.contract'
import type { HeldSubscription } from '~/services/flows/referral-banner/referral-banner.contract'
import { draw, LANGUAGES } from '../../support/render'

const banners: ReferralBanner[] = REFERRAL_CONDITIONS.map((condition) => ({
  ...{ condition, title: `Title of ${condition}`, description: `Text of ${condition}`, backgroundColor: 'sun' },
  cta: { linkText: `Way of ${condition}`, linkUrl: `/${condition}`, blankTarget: false, buttonStyle: 'primary' },
}))
const quiet = referralBannerMachine.provide({ actors: { subscriptions: fromCallback(() => {}) } })
const kits = (status: HeldSubscription['status']): HeldSubscription[] => [
  { status, createdAt: '2026-11-01T08:00:00.000Z', childName: 'Ada' },
]

type Told = HeldSubscription[] | 'failure' | null
function viewOf(told: Told, isBfcm = false) {
  const actor = createActor(quiet, { input: { as: 'account', page: 'home', isBfcm } }).start()
  if (told === 'failure') actor.send({ type: 'FAIL' })
  else if (told) actor.send({ type: 'LOADED', held: told })
  const view = { ...connectReferralBanner(actor.getSnapshot()), banners }
  actor.stop()
  return view
}
const hrefsOf = async (told: Told, isBfcm = false) =>
  (await draw(<ReferralBanners view={viewOf(told, isBfcm)} />)).all('a').map(({ attributes }) => attributes.href)

describe('the end of a page of the account', () => {
  test.each([
    ['A-204', kits('active'), '/referral-credits-active-subscription'],
    ['A-205', kits('cancelled'), '/referral-credits-cancelled-subscription'],
    ['A-206', kits('over'), '/without-subscription'],
  ] as const)('%s leads where the banner of the content leads for this person', async (_rule, told, href) => {
    expect(await hrefsOf(told)).toEqual([href])
  })

  test('A-207 has nothing while that is loading, and after a failure', async () => {
    expect([await hrefsOf(null, true), await hrefsOf('failure')]).toEqual([[], []])
  })

  test('A-208 S-153 S-317 has the campaign of the flag before the others, and also where those are hidden', async () => {
    expect(await hrefsOf(kits('over'), true)).toEqual(['/bfcm-cp-upsell', '/without-subscription'])
    expect(await hrefsOf('failure', true)).toEqual(['/bfcm-cp-upsell'])
  })

  test.each(LANGUAGES)('A-248 says title, description and whose kits they are (%s)', async (language) => {
    const { text } = await draw(<ReferralBanners view={viewOf(kits('active'))} />, language)
    expect(text).toMatch(/Ada.*Title of referral-credits-active-subscription.*Text of referral-credits-active/)
  })
})
