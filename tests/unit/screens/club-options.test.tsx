import { expect, test } from 'vitest'
import { ClubOptionsPage } from '~/components/reading-club/club-options-page'
import { sampleBox, sampleSubscription } from '~/machines/account/erc-schedule/erc-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ClubSubscription } from '~/services/flows/reading-club/reading-club.contract'
import { clubOptions } from '~/services/flows/reading-club/reading-club-options.rules'
import { draw, LANGUAGES, type Language } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'early-reader-club', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}
const can = { pause: false, cancel: true, reactivate: false }

function show(over: Partial<ClubSubscription>, box: string | null, language: Language = 'en') {
  const club = { today: CivilDate.parse('2026-11-26'), subscriptions: [sampleSubscription('one', { can, ...over })] }
  const options = clubOptions(club, { subscription: 'one', box })
  if (!options) return expect.unreachable()
  const hrefs = { backHref: '/club', optionHref: ({ kind }: { kind: string }) => `/${kind}` }
  return draw(<ClubOptionsPage view={{ ...options, page, ...hrefs }} />, language)
}
const gone = { id: 'gone', date: CivilDate.parse('2026-10-12') }

test.each(LANGUAGES)(
  'A-062 E-93 the page of a box of what is paused says so, whichever box it is (%s)',
  async (language) => {
    const paused = { page: 'paused' as const, next: sampleBox(2, { status: 'paused' }), others: [gone] }
    for (const box of ['box-2', 'box-3', 'gone']) {
      const { text, messages, all } = await show(paused, box, language)
      for (const said of Object.values(messages.change.closed.paused)) expect(text).toContain(said)
      expect(all('a', { href: '/skipBox' })).toEqual([])
      expect(all('a', { href: '/cancelBoxes' })).toHaveLength(1)
    }
  },
)

test.each([
  [{}, 'gone', 'This box can no longer be changed'],
  [{ page: 'cancelled', can: { ...can, cancel: false } }, 'gone', 'This subscription is not running'],
  [{ page: 'active', next: sampleBox(2, { status: 'paused' }) }, 'box-2', 'This subscription is paused'],
] as const)('A-062 why a box cannot be changed: %j', async (over, box, said) => {
  expect((await show({ others: [gone], ...over }, box)).text).toContain(said)
})

test('A-062 a box that can be skipped is offered, and nothing is said against it', async () => {
  const { text, messages, all } = await show({ next: sampleBox(2, { turn: 'skipBox' }) }, 'box-2')
  expect(all('a', { href: '/skipBox' })).toHaveLength(1)
  for (const { title } of Object.values(messages.change.closed)) if (title) expect(text).not.toContain(title)
})
