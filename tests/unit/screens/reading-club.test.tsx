import { describe, expect, test } from 'vitest'
import { sampleBox, sampleSubscription } from '~/machines/account/erc-schedule/erc-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { ClubSubscription } from '~/services/flows/reading-club/reading-club.contract'
import { clubOf, type Shown, show, showOne } from '../../support/club-screen'
import { textOf } from '../../support/markup'
import { LANGUAGES } from '../../support/render'

const PROCESS = { processing: 'billing', ordered: 'shipment_preparation' } as const

describe('a page on which no box comes', () => {
  test.each([
    ['A-052', 'none', clubOf()],
    ['A-053', 'cancelled', clubOf(sampleSubscription('one', { page: 'cancelled', next: null, upcoming: [] }))],
  ] as const)('%s %s says why in the words of the content, and leads to a box', async (_rule, kind, input) => {
    const screen = await show({ input })
    expect(textOf(screen.one('h2'))).toBe(`Title of ${kind}`)
    expect(textOf(screen.one('a', { href: '/products/erc-box-3-4' }))).toBe('Way on')
    expect(screen.all('ol')).toEqual([])
  })

  test('A-055 of a first box on its way says so, and offers nothing to do', async () => {
    const screen = await showOne({ page: 'processing' })
    expect(screen.text).toContain('Text of processing')
    expect(screen.all('button')).toEqual([])
  })

  test.each(LANGUAGES)(
    'A-055 says when the first box leaves, and when the one after it and for what (%s)',
    async (language) => {
      const first = sampleBox(1, { status: 'processing', date: CivilDate.parse('2026-11-28') })
      const { text } = await showOne({ page: 'processing', current: first, next: sampleBox(2) }, { language })
      expect(text).toMatch(/\b1\b.*\b28\b.*\b2\b.*\b12\b.*24[.,]00/)
    },
  )

  test.each([
    ['processing', '2026-11-20', 'Box 1 was planned for Friday 20 November, and leaves as soon as it is packed.'],
    ['ordered', '2026-11-24', 'Box 1 was ordered on Tuesday 24 November.'],
  ] as const)('A-055 says of a first box that is %s, of %s: %s', async (status, date, said) => {
    const current = sampleBox(1, { status, date: CivilDate.parse(date), process: PROCESS[status] })
    expect((await showOne({ page: 'processing', current })).text).toContain(said)
  })

  test.each(LANGUAGES)('A-251 a first box that has left is not said to be packed (%s)', async (language) => {
    const current = sampleBox(1, { status: 'ordered', process: 'shipping', date: CivilDate.parse('2026-11-24') })
    const screen = await showOne({ page: 'processing', current, next: null }, { language })
    expect(screen.text).toContain(screen.messages.schedule.now.shipping)
    expect(screen.text).not.toMatch(/Title of processing|Text of processing/)
    expect(screen.text).toMatch(/\b1\b.*\b24\b/)
  })

  test('A-005 A-284 that failed says so and can be asked again', async () => {
    const screen = await show({})
    expect(screen.text).toContain(screen.messages.error.heading)
    expect(screen.button(screen.messages.account.again).attributes.disabled).toBeUndefined()
  })
})

describe('A-054 a paused subscription', () => {
  const paused = { page: 'paused', come: 3, next: sampleBox(4), resumesOn: CivilDate.parse('2026-12-18') } as const

  test.each(LANGUAGES)('A-059 says what has come, what would come, and can go on (%s)', async (language) => {
    const screen = await showOne(paused, { language })
    expect(screen.text).toContain('Text of paused')
    expect(screen.text).toMatch(/\b3\b.*\b4\b.*24[.,]00/)
    expect(screen.button(screen.messages.readingClub.unpause).attributes.disabled).toBeUndefined()
    expect(screen.text).not.toContain(screen.messages.readingClub.unpauseFailed)
  })

  test.each([
    ['shipping', 'shipping'],
    ['shipment_preparation', 'shipment_preparation'],
    ['completed', 'completed'],
  ] as const)('A-057 a box that is %s stays where it stands without a pause', async (process, standing) => {
    const current = sampleBox(3, { status: process === 'completed' ? 'complete' : 'ordered', process })
    const screen = await showOne({ ...paused, come: 2, current, underWay: [sampleBox(2, { process: 'error' })] })
    const here = textOf(screen.one('ol'))
    expect(here).toContain(screen.messages.schedule.now[standing])
    expect(here).toMatch(/Held up.*Box 2.*Box 3/)
    expect(screen.text).toContain('2 boxes have come so far.')
  })

  test('says nothing of a price that nobody knows, nor of a box that is not left', async () => {
    const unpaid = sampleBox(3, { unpaid: 'expired' })
    const { text, messages } = await showOne({ ...paused, current: unpaid })
    expect(text).toContain(messages.change.openWaitsText)
    expect(text).not.toContain(messages.readingClub.unpaidText)
    expect((await showOne({ ...paused, price: null })).text).toContain('Box 4 ships on Friday 18 December.')
    expect((await showOne({ ...paused, next: null, resumesOn: null })).text).not.toContain('If you go on today')
  })

  test('A-066 is busy once it was asked to go on, and says whose button that is', async () => {
    const screen = await showOne(paused, { events: ['UNPAUSE'] })
    const button = screen.button(screen.messages.readingClub.unpause)
    expect([button.attributes['aria-busy'], button.attributes.disabled]).toEqual(['true', undefined])
    expect(screen.one('div', { 'data-machine': 'unpause' }).attributes['data-state']).toBe('releasing')
  })

  test('E-51 without its page there is no button', async () => {
    const screen = await showOne({ ...paused, page: 'active', next: sampleBox(4, { status: 'paused' }) })
    expect(screen.all('div', { 'data-machine': 'unpause' })).toEqual([])
    expect(screen.text).toContain(screen.messages.readingClub.paused)
  })

  test.each(LANGUAGES)('E-51 without its page a box that is paused has no day and no price (%s)', async (language) => {
    const [next, later] = [sampleBox(4, { status: 'paused' }), sampleBox(5, { status: 'paused' })]
    const screen = await showOne({ page: 'active', current: null, next, upcoming: [later] }, { language })
    expect(screen.text).toContain(screen.messages.account.club.paused)
    expect(textOf(screen.one('ol'))).not.toMatch(/24[.,]00|\b12\b/)
  })
})

describe('A-056 an active subscription', () => {
  test('A-057 shows the box that is here, the next order with place, price and way to pay, and what comes up', async () => {
    const screen = await showOne({})
    const [here, next, upcoming] = screen
      .all('li', {})
      .filter(({ children }) => children.some((each) => typeof each !== 'string' && each.tag === 'h2'))
    expect(here && textOf(here)).toMatch(/With you now.*Sent 12 January.*Box 1/)
    expect(next && textOf(next)).toMatch(
      /ships Friday 12 February.*Box 2.*Lane 1, Utrecht.*€24\.00.*Visa ending in 4242/,
    )
    expect(upcoming && textOf(upcoming)).toMatch(/Box 3.*Box 4.*Box 5/)
  })

  test.each([
    ['complete', 'completed', 'With you now'],
    ['complete', 'returned', 'With you now'],
    ['ordered', 'shipping', 'On its way to you'],
    ['ordered', 'shipment_preparation', 'Being packed'],
    ['processing', 'billing', 'Payment in progress'],
    ['processing', 'error', 'Held up'],
  ] as const)('A-057 A-251 a box that is %s, %s, is %s', async (status, process, words) => {
    const screen = await showOne({ current: sampleBox(1, { status, process }) })
    expect(screen.text).toContain(words)
    const hasLeft = ['completed', 'returned', 'shipping'].includes(process)
    expect(screen.text.includes('Sent 12 January')).toBe(hasLeft)
  })

  test('A-058 A-292 three boxes come up, and one button shows how many more there are, or hides them', async () => {
    const folded = await showOne({})
    const more = folded.button('Show 2 more boxes')
    expect([
      more.attributes['aria-expanded'],
      folded.byId(more.attributes['aria-controls'] ?? '').children.length,
    ]).toEqual(['false', 3])
    const open = await showOne({}, { events: ['EXPAND'] })
    const less = open.button(open.messages.readingClub.hide)
    expect([less.attributes['aria-expanded'], open.byId('upcoming-boxes').children.length]).toEqual(['true', 5])
    expect((await showOne({ upcoming: [sampleBox(3)] })).all('button')).toEqual([])
  })

  test('a box that is skipped has no number and says so; one whose payment failed says what follows', async () => {
    const skipped = await showOne({ upcoming: [sampleBox(3, { number: null, status: 'skipped' })] })
    expect(textOf(skipped.byId('upcoming-boxes'))).toMatch(/No box.*Skipped/)
    const unpaid = await showOne({ current: sampleBox(1, { status: 'processing', unpaid: 'payment' }) })
    expect(unpaid.text).toContain(unpaid.messages.schedule.errors.payment)
    expect((await showOne({})).text).not.toContain(unpaid.messages.schedule.errors.payment)
  })

  test('without a further box it says so', async () => {
    const screen = await showOne({ next: null, upcoming: [] })
    expect(screen.text).toContain(screen.messages.readingClub.nothingNext)
  })
})

test('A-050 A-051 the items are links to the page with each of them chosen, numbered from one', async () => {
  const input = { ...clubOf(sampleSubscription('one'), sampleSubscription('two')), selected: 'two' }
  const screen = await show({ input })
  const items = screen.all('a').filter(({ attributes }) => attributes.href?.startsWith('/item/'))
  expect(items.map((item) => [textOf(item), item.attributes.href, item.attributes['aria-current']])).toEqual([
    ['Item 1', '/item/one', undefined],
    ['Item 2', '/item/two', 'true'],
  ])
})

describe('what can be done', () => {
  const can = { pause: true, cancel: true, reactivate: false }
  const one = {
    can,
    next: sampleBox(2, { turn: 'skipBox' }),
    upcoming: [sampleBox(3, { turn: 'keepBox' }), sampleBox(4)],
  }

  test.each(LANGUAGES)('A-062 A-063 with each box that waits, and with all of them (%s)', async (language) => {
    const screen = await showOne(one, { language })
    const { links } = screen.messages.readingClub
    expect(textOf(screen.one('a', { href: '/skipBox/box-2' }))).toBe(links.skipBox)
    expect(textOf(screen.one('a', { href: '/skipBox/box-3' }))).toBe(links.keepBox)
    expect(textOf(screen.one('a', { href: '/options/box-2' }))).toBe(links.box)
    expect(links.all).toContain(`all {${textOf(screen.one('a', { href: '/options/null' }))}}`)
    expect(screen.all('a', { href: '/options/box-4' })).toEqual([])
  })

  test('A-061 a cancelled one starts again, and nothing else', async () => {
    const able = { pause: false, cancel: false, reactivate: true }
    const screen = await showOne({ page: 'cancelled', next: null, upcoming: [], can: able })
    expect(textOf(screen.one('a', { href: '/reactivateBoxes/null' }))).toBe('Start again')
    expect(screen.all('a', { href: '/options/null' })).toEqual([])
  })

  test.each([
    ['Skip, pause or cancel', true, 'skipBox'],
    ['Skip or cancel', false, 'skipBox'],
    ['Pause or cancel', true, null],
    ['Cancel', false, null],
  ] as const)('A-063 E-93 the way to what can be done names what is offered: %s', async (said, pause, turn) => {
    const boxes = { next: sampleBox(2, { turn }), upcoming: [] }
    const screen = await showOne({ ...boxes, can: { pause, cancel: true, reactivate: false } })
    expect(textOf(screen.one('a', { href: '/options/null' }))).toBe(said)
  })

  test('E-93 a paused one goes on or is cancelled', async () => {
    const screen = await showOne({ page: 'paused', can: { ...can, pause: false } })
    expect(textOf(screen.one('a', { href: '/cancelBoxes/null' }))).toBe('Cancel the subscription')
    expect(screen.all('a', { href: '/options/null' })).toEqual([])
  })

  test('without a change that can be made there is no link', async () => {
    const screen = await showOne({})
    expect([...screen.all('a', { href: '/options/null' }), ...screen.all('a', { href: '/skipBox/box-2' })]).toEqual([])
  })
})

describe('what was changed just now', () => {
  const paused = { page: 'paused' } as const
  const said = (over: Partial<ClubSubscription>, changed: Shown['changed']) =>
    showOne(over, { ...(changed && { changed }) })

  test('is said where the club agrees, and nowhere else', async () => {
    const claims = { changed: 'pause', selected: 'one' } as const
    expect((await said(paused, claims)).text).toContain('The club is paused')
    expect((await said({}, claims)).text).not.toContain('The club is paused')
    expect((await said(paused, { ...claims, selected: 'another' })).text).not.toContain('The club is paused')
  })

  test('A-062 names the box, and leads back', async () => {
    const next = sampleBox(3)
    const upcoming = [sampleBox(2, { number: null, turn: 'keepBox', status: 'skipped' })]
    const screen = await said({ next, upcoming }, { changed: 'skipBox', of: 'box-2', selected: 'one' })
    expect(screen.text).toContain('The box of 12 February 2027 will be skipped')
    expect(screen.all('a', { href: '/skipBox/box-2' }).map(textOf)).toContain('Take it back')
  })
})
