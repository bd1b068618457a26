import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { AccountHome } from '~/components/account/account-home'
import { NextOrders } from '~/components/account/next-orders'
import { connectAccountHome } from '~/machines/account/account-home/account-home.connect'
import { accountHomeMachine } from '~/machines/account/account-home/account-home.machine'
import { accountHomeModel } from '~/machines/account/account-home/account-home.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { HomeFacts } from '~/services/flows/account-home/account-home.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const empty = { title: 'It is cancelled', text: 'Nothing more is sent.', picture: null, link: null }
const page: AccountPage = {
  ...{ slug: 'home', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: { cancelled: empty }, errors: [] },
}
const facts: HomeFacts = {
  ...{ today: CivilDate.parse('2026-11-21'), next: [], heldUp: [], ended: null, endingCount: 0, on: [] },
  ...{ counts: { active: 2, cancelled: 0, finished: 0 }, hasReadingClub: false, club: null, unpaidBoxes: null },
  ...{ hasSkillSets: false, hasCourses: false, orderHistoryHref: '/orders', last: null },
}

function show(more: Partial<HomeFacts>, language: Language = 'en', tiles: AccountPage['tiles'] = []) {
  const input = { as: 'account', facts: { ...facts, ...more } }
  const view = connectAccountHome(createActor(accountHomeMachine, { input }).getSnapshot())
  const hrefs = { poweredHref: null, continueHref: () => '/on', orderHref: () => '/order', payHref: '/pay' }
  return draw(
    <AccountHome view={{ ...view, ...hrefs, page: { ...page, tiles }, firstName: '' }} send={send} />,
    language,
  )
}

test('A-035 beside what runs it is said how much of it ends', async () => {
  const said = async (active: number, endingCount: number) =>
    (await show({ counts: { ...facts.counts, active }, endingCount })).text
  expect(await said(2, 0)).not.toContain('ends with')
  expect(await said(2, 1)).toContain(
    '2 Play Kit subscriptions running · one of them ends with the last kit that is paid',
  )
  expect(await said(3, 2)).toContain('2 of them end with the last kit that is paid')
  expect(await said(1, 1)).toContain('1 Play Kit subscription running · ends with the last kit that is paid')
})

test.each(LANGUAGES)('A-025 what is owed is said with what comes next (%s)', async (language) => {
  const [order] = accountHomeModel.inputs?.[0]?.facts?.next ?? []
  if (!order) return expect.unreachable()
  const owed = { sum: { amountCents: 63_000, currency: 'eur' }, kits: 5 } as const
  const link = { text: 'To the schedule', href: '/schedule' }
  const of = { today: facts.today, link, label: 'Play Kits', payHref: '/pay' }
  const { text, messages } = await draw(<NextOrders orders={[{ ...order, owed }]} {...of} />, language)
  expect(text).toMatch(/630[.,]00/)
  expect(text).toContain(messages.schedule.owedText)
})

test.each(LANGUAGES)('A-025 what is owed for a single kit is said once, with what is wrong (%s)', async (language) => {
  const [order] = accountHomeModel.inputs?.[0]?.facts?.next ?? []
  if (!order) return expect.unreachable()
  const owed = { sum: { amountCents: 7_700, currency: 'eur' }, kits: 1 } as const
  const problems = [{ key: 'one', title: 'The Thinker', error: 'declined' }] as const
  const link = { text: 'To the schedule', href: '/schedule' }
  const of = { today: facts.today, link, label: 'Play Kits', payHref: '/pay' }
  const { text, messages } = await draw(
    <NextOrders orders={[{ ...order, owed, problems: [...problems] }]} {...of} />,
    language,
  )
  expect(text.match(/77[.,]00/g)).toHaveLength(1)
  expect(text).toContain(messages.schedule.errors.declined)
  expect(text).not.toContain(messages.schedule.owedText)
})

test.each(LANGUAGES)(
  'A-025 what is owed for a last kit is said with the child, the kit and how it is paid (%s)',
  async (language) => {
    const heldUp = accountHomeModel.inputs?.[0]?.facts?.heldUp ?? []
    const tile: AccountPage['tiles'][number] = {
      ...{ kind: 'playKits', title: 'Play Kits', text: '', picture: null, band: 1 },
      link: { linkText: 'To the schedule', linkUrl: '/schedule', blankTarget: false, buttonStyle: 'primary' },
    } as const
    const { text, messages, all } = await show({ heldUp }, language, [tile])
    expect(text).toContain(messages.account.heldUp.title)
    expect(text).toMatch(/Kim/)
    expect(text).toMatch(/84[.,]00/)
    expect(text).toContain('The Free Spirit')
    const hrefs = all('a').map((link) => link.attributes.href)
    expect(hrefs).toEqual(expect.arrayContaining(['/pay', '/schedule?updated_child_uuid=oldest']))
    expect((await show({}, language, [tile])).text).not.toContain(messages.account.heldUp.title)
  },
)

test.each(LANGUAGES)(
  'A-025 A-285 boxes that are not paid for say which, why and what is owed (%s)',
  async (language) => {
    const tile = { kind: 'earlyReaderClub', title: 'Club', text: '', picture: null, band: 2 as const }
    const link = { linkText: 'On', linkUrl: '/club', blankTarget: false, buttonStyle: 'primary' as const }
    const box = (item: number, isPaused = false) => ({
      ...{ key: `of ${item}`, item, box: 10, error: 'expired' as const, isPaused },
    })
    const owed = (boxes: number) => ({ boxes, sum: { amountCents: boxes * 2400, currency: 'eur' as const } })
    const said = (...boxes: ReturnType<typeof box>[]) =>
      show({ hasReadingClub: true, unpaidBoxes: { boxes, owed: owed(boxes.length) } }, language, [{ ...tile, link }])
    const both = await said(box(1), box(2))
    expect(both.text).toMatch(/48[.,]00/)
    expect(both.text).not.toMatch(/24[.,]00/)
    expect(both.text).toMatch(/\b1, \D+\b10\b.*\b2, \D+\b10\b/)
    expect(both.text.split(both.messages.schedule.errors.expired)).toHaveLength(3)
    expect(both.text).toContain(both.messages.readingClub.owedText)
    expect(both.all('a').map(({ attributes }) => attributes.href)).toEqual(expect.arrayContaining(['/pay', '/club']))
    const one = await said(box(1))
    expect(one.text.match(/24[.,]00/g)).toHaveLength(1)
    expect(one.text).not.toContain(one.messages.readingClub.owedText)
    const { openWaitsText } = one.messages.change
    expect([one.text.includes(openWaitsText), (await said(box(1, true))).text.includes(openWaitsText)]).toEqual([
      false,
      true,
    ])
  },
)

test.each(LANGUAGES)('A-035 a kit of what is cancelled that has not left is said to come (%s)', async (language) => {
  const ended = { kind: 'cancelled', nextKit: null, againHref: null } as const
  const { text } = await show(
    { ended: { ...ended, leaving: [{ title: 'The Senser', process: 'shipment_preparation' }] } },
    language,
  )
  expect(text).toContain('The Senser')
  expect(text).not.toContain(empty.text)
  expect((await show({ ended: { ...ended, leaving: [] } }, language)).text).toContain(empty.text)
})

test.each(LANGUAGES)('A-064 a box of the club that is packed is said to come on its tile (%s)', async (language) => {
  const picture = { name: 'books', src: 'books', alt: '', width: 1000, height: 800, blur: null }
  const link = { linkText: 'On', linkUrl: '/club', blankTarget: false, buttonStyle: 'primary' as const }
  const tile = { kind: 'earlyReaderClub', title: 'Club', text: 'Books every month', picture, band: 2 as const, link }
  const said = (goesOn: boolean) => {
    const club = { kind: 'leaving', box: 3, process: 'shipment_preparation', goesOn } as const
    return show({ hasReadingClub: true, club }, language, [tile])
  }
  const { text, messages } = await said(false)
  expect(text).toMatch(/\b3\b/)
  expect(text).toContain(messages.readingClub.nothingAfter)
  expect(text).not.toContain('Books every month')
  expect((await said(true)).text).toContain(messages.readingClub.pausedAfter)
})
