import { expect, test } from 'vitest'
import { FamilyPage } from '~/components/settings/family-page'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { childFormHref } from '~/services/flows/settings/child-links.rules'
import type { FamilyChild } from '~/services/flows/settings/settings.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language } from '../../support/render'

const day = (text: string) => CivilDate.parse(text)
const page: AccountPage = {
  ...{ slug: 'family', title: 'Family', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true }, empties: {}, errors: [] },
}
const child = (name: string, birthday: string, hasKits: boolean | null = false): FamilyChild => ({
  ...{ uuid: name.toLowerCase(), name, birthday: day(birthday), hasKits },
})
const hrefs = {
  child: (childUuid: string | null) => childFormHref({ prefix: '', childUuid, source: 'subscriber_shop_onboarding' }),
  kits: (childUuid: string) => `/kits/${childUuid}`,
}
const show = (family: FamilyChild[], language: Language = 'en') =>
  draw(<FamilyPage view={{ page, today: day('2026-11-27'), family, hrefs }} />, language)

test('A-175 each child has a card with its name and its birth date, the month in full and the day in two digits', async () => {
  const cards = (await show([child('Ada', '2025-03-04'), child('Bo', '2027-02-01')])).all('li').map(textOf)
  expect(cards).toHaveLength(2)
  expect(cards[0]).toMatch(/Ada.*Born March 04, 2025/)
  expect(cards[1]).toMatch(/Bo.*Expected February 01, 2027/)
})

test.each(LANGUAGES)('A-176 who gets Play Kits is marked so, and nobody else (%s)', async (language) => {
  const { messages, all } = await show(
    [child('Ada', '2025-03-04', true), child('Bo', '2026-02-01'), child('Cem', '2026-02-01', null)],
    language,
  )
  const marked = all('li').map((card) => textOf(card).includes(messages.settings.family.subscriber))
  expect(marked).toEqual([true, false, false])
})

test('A-177 a child is added, and one changed, for the family’s page', async () => {
  const links = (await show([child('Ada', '2025-03-04')])).all('a').map(({ attributes }) => attributes.href)
  expect(links).toEqual([
    '/account/v2/settings/edit-child/ada?page_source=subscriber_shop_onboarding',
    '/account/v2/settings/add-a-child?page_source=subscriber_shop_onboarding',
  ])
})
