import { describe, expect, test } from 'vitest'
import { GiftsPage } from '~/components/settings/gifts-page'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { GivenGift } from '~/services/flows/gift-list/gift-list.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language } from '../../support/render'

const day = (text: string) => CivilDate.parse(text)
const link = { linkText: 'Way on', linkUrl: '/give', blankTarget: false, buttonStyle: 'primary' as const }
const page: AccountPage = {
  ...{
    slug: 'gifts',
    title: 'Gifts',
    lead: null,
    breadcrumb: [],
    banners: [],
    tiles: [],
    referralBanners: [],
    errors: [],
  },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  empties: { none: { title: 'None yet', text: 'Give one', picture: null, link } },
}
const gift = (status: GivenGift['status']): GivenGift => ({
  ...{ name: 'Ada', kits: 2, status, day: day('2026-12-24') },
  code: status === 'activated' || status === 'withdrawn' ? null : 'AAAA-BBBB-CCCC',
})
const show = (gifts: GivenGift[], language: Language = 'en') =>
  draw(<GiftsPage view={{ page, gifts, today: day('2026-11-26') }} />, language)

describe('A-081 what somebody has given', () => {
  test.each(LANGUAGES)('E-78 says for whom it is, how far it is, and for which day (%s)', async (language) => {
    for (const status of ['scheduled', 'sent', 'activated', 'withdrawn'] as const) {
      const screen = await show([gift(status)], language)
      expect(screen.text).toContain(screen.messages.giftList.status[status])
      expect(screen.text).toMatch(/2 Play Kits.*Ada/)
      expect(screen.text).toContain('24')
      expect(screen.text.includes('AAAA-BBBB-CCCC')).toBe(status === 'scheduled' || status === 'sent')
    }
  })

  test('E-78 who has given nothing is told so in the words of the content, and how to give', async () => {
    const screen = await show([])
    expect(textOf(screen.one('h2'))).toBe('None yet')
    expect(textOf(screen.one('a', { href: '/give' }))).toBe('Way on')
    expect(screen.all('li')).toEqual([])
  })
})
