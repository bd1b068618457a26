import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { KITS } from '~/services/domain/kits/kit.rules'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import type { ChangeAction } from '~/services/flows/subscription-change/subscription-change.contract'
import { plannedChange } from '~/services/flows/subscription-change/subscription-change.rules'
import type { ScheduledItem } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { PAYING, showChange as show, today } from '../../support/change-screen'
import { textOf } from '../../support/markup'
import { LANGUAGES } from '../../support/render'
import { child, item, subscription } from '../../support/schedules'

/** One each month from January on, the first five of them for babies. */
const kit = (number: number, more: Partial<ScheduledItem> = {}) => {
  const plain = item(number, more)
  const anchor = KITS[number]?.anchor ?? ''
  return { ...plain, product: { ...plain.product, anchor, name: `Kit ${number}` } }
}
const came = kit(1, { process_status: 'completed', billing_status: 'paid' })
const kitsFrom = (...items: ScheduledItem[]) => subscription('one', { scheduled_items: items })
const waiting = (from: number, until: number, more: Partial<ScheduledItem> = {}) =>
  Array.from({ length: until - from + 1 }, (_, at) => kit(from + at, more))

const DOLLS = ['Light', 'Dark'].map((label) => ({
  ...{ value: label.toLowerCase(), localized_label: label, image_uri: null, is_default: false },
}))

type Asked = { action: ChangeAction; item?: string | null; paying?: Paying }
const planned = (own: ReturnType<typeof kitsFrom>, { action, item: key = null, paying = PAYING }: Asked) =>
  plannedChange(
    { today, children: [child('one')], subscriptions: [own], paying },
    { action, subscription: own.uuid, item: key },
  )

test.each(LANGUAGES)(
  'S-024 who would rather ask first is led to the form, where there is one (%s)',
  async (language) => {
    const skipped = planned(kitsFrom(came, ...waiting(2, 4)), { action: 'skip', item: 'item-3' })
    const { all } = await show(skipped, language, 'mailto:help@shop.test?subject=x')
    expect(all('a').filter((link) => link.attributes.href?.startsWith('mailto:'))).toHaveLength(1)
    const without = await show(skipped, language)
    expect(without.all('a').filter((link) => link.attributes.href?.startsWith('mailto:'))).toEqual([])
  },
)

test.each(LANGUAGES)(
  'A-031 no language is asked where no kit is left to be packed, and it is said why (%s)',
  async (language) => {
    const packed = kit(2, { process_status: 'shipment_preparation', billing_status: 'prepay' })
    const screen = await show(planned(kitsFrom(came, packed), { action: 'language' }), language)
    const { tooLate } = screen.messages.change.closed
    for (const said of Object.values(tooLate)) expect(screen.text).toContain(/language \{([^}]*)\}/.exec(said)?.[1])
    expect(screen.all('input')).toEqual([])
  },
)

describe('A-034 a kit by itself', () => {
  test('however late it comes: what is not charged is said, and which one is next', async () => {
    const own = kitsFrom(came, ...waiting(2, 11))
    const { text, terms } = await show(planned(own, { action: 'skip', item: 'item-8' }))
    expect(text).toContain('Kit 8 does not come.')
    expect(text).toMatch(/It was to leave on [^.]+; the charge of €126\.00 is not made\./)
    expect(text).toContain('After it comes Kit 9.')
    expect(terms.join()).toContain('Visa')
  })

  test('only what follows the next one to come is called the next', async () => {
    const { text } = await show(planned(kitsFrom(came, ...waiting(2, 4)), { action: 'skip', item: 'item-2' }))
    expect(text).toContain('Next is Kit 3.')
  })
})

test.each([
  ['is paid', { billing_status: 'prepay' }, {}, 'It is paid, and stays so.'],
  [
    'is to be paid with the ones before it',
    {},
    { advance_kits: 4 },
    'It is paid with the kits before it, and stays so.',
  ],
] as const)('A-030 what is chosen with a kit that %s leaves its payment as it is', async (_, more, plan, said) => {
  const options = [{ option_name: 'doll', option_prompt: 'The doll', option_values: DOLLS }]
  const chosen = kit(3, { ...more, customization: { doll: 'dark' } })
  const asking = { ...chosen, product: { ...chosen.product, customizable_options: options } }
  const own = { ...kitsFrom(came, kit(2), asking, ...waiting(4, 8)), ...plan }
  const { text } = await show(planned(own, { action: 'customize', item: 'item-3' }))
  expect(text).toContain(said)
})

describe('A-034 A-028 a kit of several that are paid together', () => {
  const together = (until: number) => ({ ...kitsFrom(came, ...waiting(2, until)), advance_kits: 4 })

  test('is skipped: the payment that becomes another one is said, with what it pays', async () => {
    const { text, of } = await show(planned(together(8), { action: 'skip', item: 'item-3' }))
    expect(of.recharge).toMatchObject({
      was: { sum: { amountCents: 31_200 }, kits: 4 },
      now: { sum: { amountCents: 35_100 }, kits: 4, lastKey: 'item-6' },
    })
    expect(text).toContain('€351.00 is charged on 12 February instead of €312.00.')
    expect(text).toContain('It pays for 4 kits, the last of them Kit 6.')
  })

  test('is skipped where too few are left: each is paid as it comes then', async () => {
    const { text } = await show(planned(together(5), { action: 'skip', item: 'item-3' }))
    expect(text).toContain('It pays for one kit. Each one after it is paid as it comes.')
  })

  test('comes after all: the payment is said that it is again', async () => {
    const skipped = [...waiting(2, 2), kit(3, { process_status: 'skip_requested' }), ...waiting(4, 8)]
    const { text, of } = await show(
      planned({ ...kitsFrom(came, ...skipped), advance_kits: 4 }, { action: 'skip', item: 'item-3' }),
    )
    expect(of.kind).toBe('keep')
    expect(text).toContain('€312.00 is charged on 12 February instead of €351.00.')
  })

  const FAILED = { process_status: 'error', billing_status: 'error', billing_error_message: 'declined' } as const
  /** Its day is over. */
  const failed = kit(2, { ...FAILED, scheduled_date: CivilDate.parse('2026-10-19') })
  const open = (...rest: ScheduledItem[]) => ({ ...kitsFrom(came, failed, ...rest), advance_kits: 2 })

  test.each(LANGUAGES)(
    'A-025 of a payment that has failed is owed: no day is named that is over (%s)',
    async (language) => {
      const skip = { action: 'skip', item: 'item-3' } as const
      const skipped = await show(planned(open(...waiting(3, 8)), skip), language)
      expect(skipped.of.recharge).toMatchObject({
        was: { date: null, kits: 2 },
        now: { date: null, lastKey: 'item-4' },
      })
      const kept = await show(
        planned(open(kit(3, { process_status: 'skip_requested' }), ...waiting(4, 8)), skip),
        language,
      )
      const books = await show(planned(open(...waiting(3, 8)), { action: 'addBooks' }), language)
      for (const { of, all } of [skipped, kept, books]) {
        expect(of.recharge?.now.date).toBeNull()
        const [effects] = all('section', { 'aria-labelledby': 'effects' }).map(textOf)
        expect(effects).not.toMatch(/\b19\b/)
        expect(effects).toContain('€')
      }
    },
  )

  test('A-025 what is owed pays other kits then, and is said to be owed', async () => {
    const { text } = await show(planned(open(...waiting(3, 8)), { action: 'skip', item: 'item-3' }))
    expect(text).toContain('€160.00 is still owed, for other kits. It pays for 2 kits, the last of them Kit 4.')
  })

  test('has books or none with it: the sum is said with the kits that it pays', async () => {
    const { text } = await show(planned(together(8), { action: 'addBooks' }))
    expect(text).toMatch(
      /€\d+\.00 is charged on 12 February instead of €312\.00\. It pays for 4 kits, the last of them Kit 5\./,
    )
    expect(text).not.toMatch(/instead of €[\d.]+ for/)
  })

  test('can be taken back until it is made, and that what it pays comes is said before', async () => {
    const { text } = await show(planned(together(8), { action: 'prepay' }))
    expect(text).toContain('You can take it back until the charge on 12 February.')
    expect(text).toContain('After that these kits cannot be skipped, and they come even if you cancel.')
    expect(text).not.toContain('Skip, move or cancel whenever you like.')
    const alone = await show(planned(kitsFrom(came, ...waiting(2, 8)), { action: 'prepay' }))
    expect(alone.text).toContain('Skip, move or cancel whenever you like.')
  })

  test('is nothing of the sort where each is paid as it comes', async () => {
    const { of } = await show(planned(kitsFrom(came, ...waiting(2, 8)), { action: 'skip', item: 'item-3' }))
    expect(of.recharge).toBeNull()
  })
})

describe('E-56 what is said before the button', () => {
  const own = kitsFrom(came, ...waiting(2, 8))

  test.each(LANGUAGES)('with which card it is paid, and where it goes (%s)', async (language) => {
    for (const action of ['addBooks', 'language', 'prepay'] as const) {
      const { terms } = await show(planned(own, { action }), language)
      expect(terms.join(' ')).toMatch(/Visa ending in 4242.*1 Lane, Delft/)
    }
  })

  test('that no card is kept yet, or that nobody can look it up', async () => {
    const said = async (method: Paying['method']) =>
      (await show(planned(own, { action: 'addBooks', paying: { method, to: null } }))).terms.join()
    expect(await said({ label: null })).toContain('No card is kept yet')
    expect(await said(null)).toContain('We cannot look it up just now')
  })

  test('that a balance pays only what it covers', async () => {
    const paying: Paying = { method: { label: 'Subscription credit balance', isCredit: true }, to: null }
    const { terms } = await show(planned(own, { action: 'addBooks', paying }))
    expect(terms.join()).toContain('Subscription credit balance, as long as it covers the price')
  })

  test('no card where nothing is charged any more, and no address where nothing comes', async () => {
    const cancelled = async (...paid: ScheduledItem[]) =>
      (await show(planned(kitsFrom(came, ...paid, ...waiting(4, 8)), { action: 'cancel' }))).terms
    expect(await cancelled(...waiting(2, 3))).toEqual([])
    expect((await cancelled(...waiting(2, 3, { billing_status: 'prepay' }))).join()).toBe('Goes to 1 Lane, Delft')
  })
})

describe('A-035 what is on its way to the child when it is cancelled', () => {
  test.each([
    ['shipment_preparation', 'Kit 2 is being packed and still comes. After that nothing more comes.'],
    ['billing', 'Kit 2 is being paid for and still comes. After that nothing more comes.'],
    ['shipping', 'Kit 2 is on its way and still comes. After that nothing more comes.'],
    ['completed', 'Nothing more comes.'],
  ] as const)('is said of a kit in %s', async (process_status, said) => {
    const first = kit(2, { process_status, billing_status: 'paid' })
    const { text, messages } = await show(planned(kitsFrom(came, first, ...waiting(3, 8)), { action: 'cancel' }))
    const effects = text.slice(text.indexOf(messages.change.what.cancel))
    expect(effects.startsWith(`${messages.change.what.cancel} ${said}`)).toBe(true)
  })

  test('stands before the paid kits that come after it', async () => {
    const packed = kit(2, { process_status: 'shipment_preparation', billing_status: 'prepay' })
    const paid = kit(3, { billing_status: 'prepay' })
    const { text } = await show(planned(kitsFrom(came, packed, paid, ...waiting(4, 8)), { action: 'cancel' }))
    expect(text).toMatch(/Kit 2 is being packed and still comes\. One paid kit still comes\./)
    expect(text).not.toContain('After that nothing more comes.')
  })
})

describe('the ruler of a change', () => {
  test('A-035 leaves no paid kit out: those without room are counted', async () => {
    const paid = waiting(2, 6, { billing_status: 'prepay' })
    const { stops } = await show(planned(kitsFrom(came, ...paid, ...waiting(7, 12)), { action: 'cancel' }))
    expect(stops.map((stop) => /Kit \d+.*/.exec(stop)?.[0])).toEqual([
      'Kit 1 is with you',
      'Kit 2 paid',
      'Kit 3 paid and 3 more',
      'Kit 7 does not come and 5 more',
    ])
  })

  test('A-032 reaches the first kit that has books', async () => {
    const paid = waiting(2, 6, { billing_status: 'prepay' })
    const { stops } = await show(planned(kitsFrom(came, ...paid, ...waiting(7, 12)), { action: 'addBooks' }))
    expect(stops.some((stop) => stop.includes('Kit 7'))).toBe(true)
  })

  test('A-025 says of a kit whose payment failed that it did, and of none that is not there that it is with anybody', async () => {
    const failed = kit(2, { process_status: 'error', billing_status: 'error' })
    const lost = kit(3, { process_status: 'error', billing_status: 'paid' })
    const { stops } = await show(planned(kitsFrom(came, failed, lost, ...waiting(4, 8)), { action: 'addBooks' }))
    expect(stops.slice(0, 3).map((stop) => /Kit \d+.*/.exec(stop)?.[0])).toEqual([
      'Kit 1 is with you',
      'Kit 2 its payment failed',
      'Kit 3 its parcel got lost',
    ])
  })
})

describe('A-035 a payment that failed is not tried again after cancelling', () => {
  test('of kits: its sum is said, and what does not come', async () => {
    const failed = waiting(2, 3, { process_status: 'error', billing_status: 'error' })
    const own = kitsFrom(came, ...failed, ...waiting(4, 8))
    const { text, stops } = await show(planned(own, { action: 'cancel' }))
    expect(text).toContain('The €168.00 that is still open is not charged.')
    expect(text).toContain('These do not come: Kit 2, Kit 3.')
    expect(stops[1]).toContain('does not come')
  })
})
