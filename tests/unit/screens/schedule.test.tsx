import { describe, expect, test } from 'vitest'
import { sampleChild } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { ChildSchedule, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { find, textOf } from '../../support/markup'
import { LANGUAGES } from '../../support/render'
import { orderOf, show, showChild, today } from '../../support/schedule-screen'

test('A-102 A-103 E-70 leads to the forms of its children, and back here', async () => {
  const screen = await showChild({})
  const links = find(screen.root, { tag: 'a' }).map(({ attributes }) => attributes.href ?? '')
  expect(links.filter((href) => href.includes('page_source'))).toEqual([
    '/account/v2/settings/edit-child/one?page_source=subscriptions',
    '/account/v2/settings/add-a-child?page_source=subscriptions',
  ])
})

describe('how the kits are paid', () => {
  const KINDS = ['pay-per-kit', 'prepaid', 'repuf', 'gifted', 'together', 'goesOn'] as const
  test.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
    'A-045 is said under the schedule (%s, %s)',
    async (language, kind) => {
      const plan = {
        key: 'one',
        ...{ kind: 'prepaid', paying: { kind, kits: 4 }, since: CivilDate.parse('2026-11-20') },
        ...{ language: 'en', offers: [], laidOutFor: null },
        ...{ sent: 1, count: 6, hasBooks: false, isEnding: false },
        ...{ to: 'Lane 1', addressUuid: 'address' },
      } satisfies ChildSchedule['plan']
      const screen = await showChild({ plan }, language)
      const [before = ''] = screen.messages.schedule.kinds[kind].split('{')
      expect(screen.text).toContain(before.trim())
      expect(find(screen.root, { tag: 'span', attributes: { style: 'width:16.666666666666668%' } })).toHaveLength(1)
    },
  )

  const costs = async (billing: 'awaiting_payment' | 'paid' | 'error', child: Partial<ChildSchedule> = {}) => {
    const next = [{ ...orderOf({ billing }), isDraft: true }]
    const screen = await showChild({ next, ...child })
    const [order] = find(screen.root, { tag: 'dl' })
    return order ? textOf(order) : ''
  }

  test('A-043 the next order costs its total when it is sent, nothing more once it is paid, and is else being worked on', async () => {
    const { whenShipped, paid, processing } = (await showChild({})).messages.schedule
    expect(await costs('awaiting_payment')).toContain(`€96.00 ${whenShipped}`)
    expect(await costs('paid')).toContain(paid)
    expect(await costs('paid')).not.toContain('96.00')
    expect(await costs('error')).toContain(processing)
  })

  test.each(LANGUAGES)(
    'E-113 a kit of a payment that is open is not asked for a second time, whatever its draft says (%s)',
    async (language) => {
      const charge = { kind: 'with', anchor: 'kit-the-senser', isOpen: true } as const
      const screen = await showChild({ next: [{ ...orderOf({ charge }), isDraft: true }] }, language)
      const [order] = find(screen.root, { tag: 'dl' })
      const said = order ? textOf(order) : ''
      expect(said).toContain(screen.messages.schedule.withOpen)
      expect(said).not.toMatch(/96/)
    },
  )

  test('E-113 without the draft orders the next kit costs what will be charged, and a renewal says for how many', async () => {
    const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
    const one = orderOf({ charge: { kind: 'own', sum: eur(8400), kits: 1 } })
    const { whenShipped } = (await showChild({})).messages.schedule
    expect((await showChild({ next: [one], total: null })).text).toContain(`€84.00 ${whenShipped}`)
    const renewal = orderOf({ charge: { kind: 'own', sum: eur(46_800), kits: 4 } })
    expect((await showChild({ next: [renewal], total: null })).text).toContain('€468.00 for 4 kits, when it ships')
  })

  test('E-113 each kit that comes up says what it costs, or with which one it is paid', async () => {
    const eur = { amountCents: 8400, currency: 'eur' as const }
    const [group] = sampleChild('one').upcoming
    const [kit] = group?.kits ?? []
    if (!group || !kit) return expect.unreachable()
    const comes = (charge: ScheduledKit['charge']) =>
      showChild({ upcoming: [{ ...group, kits: [{ ...kit, charge }] }] })
    expect((await comes({ kind: 'own', sum: eur, kits: 1 })).text).toContain('€84.00 when it ships')
    const paid = { kind: 'with', anchor: 'kit-the-realist' } as const
    expect((await comes({ ...paid, isOpen: false })).text).toContain('Paid together with')
    // nobody has paid it yet
    const open = (await comes({ ...paid, isOpen: true })).text
    expect([open.includes('Paid together with'), open.includes('With the payment that is still open')]).toEqual([
      false,
      true,
    ])
    expect((await comes(null)).text).not.toContain('Paid together with')
  })

  test('a kit that comes up and is paid says so; one of a gift says whose it is, and no cost', async () => {
    const upcoming = (kit: Partial<ScheduledKit>) => [orderOf({ billing: 'prepay', charge: null, ...kit })]
    const textWith = async (kit: Partial<ScheduledKit>) =>
      (await showChild({ next: [orderOf({ billing: 'awaiting_payment' })], upcoming: upcoming(kit) })).text
    expect(await textWith({})).toContain('Already paid')
    expect(await textWith({ gift: 'gift' })).not.toContain('Already paid')
    expect(await textWith({ billing: 'awaiting_payment' })).not.toContain('Already paid')
  })

  test('A-043 without a draft and a charge nothing is said of its costs', async () => {
    const next = [orderOf()]
    const screen = await showChild({ next })
    expect(screen.text).not.toContain(screen.messages.schedule.costs)
    expect(screen.text).not.toContain(screen.messages.schedule.whenShipped)
  })
})

describe('what is wrong with a kit', () => {
  test.each([
    ['A-025', 'expired', 'unpaid'],
    ['A-025', 'declined', 'unpaid'],
    ['A-287', 'payment', 'unpaid'],
    ['A-026', 'shipment', 'unshipped'],
  ] as const)('%s stands on that kit: %s', async (_rule, error, consequence) => {
    const screen = await showChild({ next: [orderOf({ errors: [error] })] })
    const words = screen.messages.schedule
    const [kit, ...more] = screen.all('article').filter((each) => textOf(each).includes(words.errors[error]))
    expect(more).toEqual([])
    expect(kit && textOf(kit)).toContain(words[consequence])
  })

  test.each(LANGUAGES)(
    'A-025 each kit that is not paid stands there, and what is owed in all (%s)',
    async (language) => {
      const failed: Partial<ScheduledKit> = { process: 'error', billing: 'error', errors: ['declined'] }
      const underWay = ['one', 'two'].map((uuid) => ({ ...orderOf({ uuid, ...failed }), key: uuid }))
      const owed = { sum: { amountCents: 63_000, currency: 'eur' }, kits: 5 } as const
      const screen = await showChild({ underWay, owed }, language)
      const { errors, owedText } = screen.messages.schedule
      expect(screen.all('article').filter((each) => textOf(each).includes(errors.declined))).toHaveLength(2)
      expect(screen.text).toMatch(/630[.,]00/)
      expect(screen.text).toContain(owedText)
      expect((await showChild({}, language)).text).not.toContain(owedText)
      const single = await showChild({ underWay: underWay.slice(0, 1), owed: { ...owed, kits: 1 } }, language)
      expect(single.text.match(/630[.,]00/g)).toHaveLength(1)
      expect(single.text).not.toContain(owedText)
    },
  )

  test('A-016 a name of more than sixteen letters is cut for the eye and whole for the ear', async () => {
    const screen = await showChild({ name: 'Maximiliaan-Alexander' })
    const button = screen.one('button', { 'aria-pressed': 'true' })
    expect(find(button, { attributes: { 'aria-hidden': 'true' }, text: 'Maximiliaan-Alex...' })).toHaveLength(1)
    expect(find(button, { text: 'Maximiliaan-Alexander' })).toHaveLength(1)
  })
})

const hrefsIn = ({ all }: Awaited<ReturnType<typeof show>>, own: RegExp) =>
  all('a')
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => own.test(href))
const movesIn = (drawn: Awaited<ReturnType<typeof show>>) => hrefsIn(drawn, /^\/move\//)

const BACK = '/move/item-2/2026-12-01'
describe('another day for a kit', () => {
  test.each(LANGUAGES)('A-027 is offered on the kit that can have one, and on no other (%s)', async (language) => {
    const drawn = await showChild({ next: [orderOf({ movableIn: 's' })] }, language)
    expect(movesIn(drawn)).toEqual(['/move/item-2'])
  })

  test.each([
    ['A-216 is said once it counts, with the way back', 'item-2', '2026-12-01', [BACK, '/move/item-2']],
    ['is not said of a kit that has its day again', 'item-2', '2027-02-12', ['/move/item-2']],
    ['is not said of a kit that is not there', 'item-9', '2026-12-01', ['/move/item-2']],
  ])('%s', async (_title, uuid, from, hrefs) => {
    const child = sampleChild('one', { next: [orderOf({ movableIn: 's' })] })
    const drawn = await show({ schedule: { today, children: [child] } }, 'en', { moved: { uuid, from } })
    expect(movesIn(drawn)).toEqual(hrefs)
  })
})

const changesIn = (drawn: Awaited<ReturnType<typeof show>>) => hrefsIn(drawn, /^\/(skip|change)\//)

describe('what can be changed of a subscription', () => {
  const { plan } = sampleChild('one')
  if (!plan) throw new Error('the sample has no plan')

  test.each(LANGUAGES)('A-031 … A-036 is offered where it can be, and nowhere else (%s)', async (language) => {
    const child = {
      next: [orderOf({ skipChange: 'skip' })],
      upcoming: [
        orderOf({ uuid: 'item-3', process: 'skip_requested', skipChange: 'keep' }),
        orderOf({ uuid: 'item-4' }),
      ],
      plan: { ...plan, offers: ['language', 'addBooks', 'cancel'] },
    } satisfies Partial<ChildSchedule>
    expect(changesIn(await showChild(child, language))).toEqual([
      '/skip/item-2',
      '/skip/item-3',
      '/change/language/subscription',
      '/change/addBooks/subscription',
      '/change/cancel/subscription',
    ])
  })

  test('A-036 A-037 a cancelled one can be started again from its page, and what was paid for it is found', async () => {
    const child = { next: [], upcoming: [], plan: { ...plan, offers: ['reactivate'] } } satisfies Partial<ChildSchedule>
    const shown = await showChild({ page: 'cancelled', ...child })
    expect(hrefsIn(shown, /^\/(change|pay)/)).toEqual(['/change/reactivate/subscription', '/payments/subscription'])
  })

  test('A-026 of a cancelled one a lost kit stays, which is still sent again', async () => {
    const current = orderOf({ process: 'error', billing: 'paid', errors: ['shipment'] })
    const { text, messages } = await showChild({ page: 'cancelled', current, next: [], upcoming: [] })
    expect(text).toContain(messages.schedule.unshipped)
    const here = orderOf({ process: 'completed', billing: 'paid' })
    expect((await showChild({ page: 'cancelled', current: here, next: [], upcoming: [] })).text).not.toContain(
      messages.schedule.unshipped,
    )
  })

  const said = async (kind: string, of: string | null, child: Partial<ChildSchedule>) => {
    const drawn = await show({ schedule: { today, children: [sampleChild('one', child)] } }, 'en', {
      changed: { kind, of },
    })
    return find(drawn.root, { tag: 'div', attributes: { role: 'status' } }).length
  }
  const skipped = { next: [orderOf({ process: 'skip_requested', skipChange: 'keep' })] }
  test.each([
    ['skip', 'item-2', skipped, 1],
    ['skip', 'item-2', { next: [orderOf({ skipChange: 'skip' })] }, 0],
    ['keep', 'item-2', { next: [orderOf({ skipChange: 'skip' })] }, 1],
    ['keep', 'item-2', skipped, 0],
    ['skip', 'item-9', skipped, 0],
    ['cancel', null, { page: 'cancelled' }, 1],
    ['cancel', null, { plan: { ...plan, isEnding: true } }, 1],
    ['cancel', null, {}, 0],
    ['reactivate', null, {}, 1],
    ['reactivate', null, { page: 'cancelled' }, 0],
    ['reactivate', null, { plan: { ...plan, isEnding: true } }, 0],
    ['addBooks', null, { plan: { ...plan, hasBooks: true } }, 1],
    ['addBooks', null, {}, 0],
    ['cancelBooks', null, {}, 1],
    ['cancelBooks', null, { plan: { ...plan, hasBooks: true } }, 0],
    ['language', null, {}, 1],
    ['prepay', null, {}, 1],
    ['followAge', null, {}, 1],
    ['followAge', null, { plan: { ...plan, laidOutFor: today } }, 0],
    ['another', null, {}, 0],
  ] as const)('E-56 that it was changed is said where it was: %s %s %j', async (kind, of, child, times) =>
    expect(await said(kind, of, child as Partial<ChildSchedule>)).toBe(times),
  )
})
