import { describe, expect, test } from 'vitest'
import { plannedBoxChange } from '~/services/flows/subscription-change/box-change.rules'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { PAYING, showChange as show, today } from '../../support/change-screen'
import { LANGUAGES } from '../../support/render'
import { item } from '../../support/schedules'

const box = (number: number, more: object = {}) => ({
  ...{ id: `box-${number}`, subscription_id: 'one', order_id: null, product_anchor: 'erc', skippable: true },
  ...{ scheduled_date: item(number).scheduled_date, original_scheduled_date: item(number).scheduled_date },
  ...{ status: 'scheduled' as const, billing_status: 'awaiting_payment' as const },
  ...{ process_status: 'awaiting_process' as const, billing_error_message: null },
  ...more,
})
const clubWith = (...installments: ReadingSubscription['installments']): ReadingSubscription => ({
  ...{ id: 'one', user_uuid: 'account', status: 'active', plan_anchor: 'erc', plan_installment_id: 'erc-3-4' },
  ...{ currency_code: 'eur', delivery_address_uuid: null, paymentMethod: null, pausable: true },
  created_at: '2026-10-18T08:00:00Z',
  installments,
})

test('A-064 a payment that failed is not tried again after cancelling: its sum is said; and boxes have their name on the ruler', async () => {
  const own = clubWith(box(1, { status: 'processing', billing_status: 'error' }), box(2), box(3))
  const known = { today, own, price: { amountCents: 2400, currency: 'eur' as const }, canPause: true }
  const answer = plannedBoxChange(
    { ...known, name: 'Books 3–4', paying: PAYING },
    { action: 'cancelBoxes', item: null },
  )
  const { text, stops } = await show(answer)
  expect(text).toContain('The €24.00 that is still open is not charged. The box that is not paid for does not come.')
  expect(stops.every((stop) => stop.includes('Books 3–4'))).toBe(true)
})

test.each([
  ['complete', false],
  ['processing', true],
  ['ordered', true],
] as const)(
  'A-064 cancelling with a last box that is %s says that what is packed comes: %s',
  async (status, isSaid) => {
    const packed = status === 'ordered' && { process_status: 'shipment_preparation' as const }
    const own = clubWith(box(1, { status, billing_status: 'paid', ...packed }), box(2))
    const known = { today, own, price: null, canPause: true, name: 'Books 3–4', paying: PAYING }
    const { text, messages } = await show(plannedBoxChange(known, { action: 'cancelBoxes', item: null }))
    expect(text.includes(messages.change.packedComes)).toBe(isSaid)
  },
)

test('A-062 only the box that follows the next one is called the next', async () => {
  const own = clubWith(box(2), box(3), box(4))
  const known = { today, own, price: null, canPause: true, name: 'Books 3–4', paying: PAYING }
  const said = async (item: string) => (await show(plannedBoxChange(known, { action: 'skipBox', item }))).text
  expect(await said('box-2')).toContain('Next is the box of')
  expect(await said('box-3')).toContain('After it comes the box of')
})

describe('A-064 cancelling where no charge is planned', () => {
  const paused = {
    ...clubWith(box(1, { status: 'complete' }), box(2, { status: 'paused' })),
    status: 'paused' as const,
  }
  const known = { today, own: paused, price: null, canPause: true, name: 'Books 3–4', paying: PAYING }

  test.each(LANGUAGES)(
    'says that nothing comes and nothing is charged, and speaks of no charge before (%s)',
    async (language) => {
      const { text, messages } = await show(plannedBoxChange(known, { action: 'cancelBoxes', item: null }), language)
      const { noBoxes, noBoxesText } = messages.change
      const said = [noBoxes, noBoxesText].map((message) => /other \{([^}]*)\}/.exec(message)?.[1])
      expect(text).toContain(said.join(' '))
      expect(text).not.toContain(messages.change.norAfter)
    },
  )

  test('and a pause of which nobody knows the price says until when', async () => {
    const own = clubWith(box(1, { status: 'complete' }), box(2))
    const { text } = await show(plannedBoxChange({ ...known, own }, { action: 'pause', item: null }))
    expect(text).toContain('No box comes until you go on. Until then nothing is charged either.')
  })
})

test('A-062 up to which day a skip is taken back is said alike before and after it', async () => {
  const known = { today, price: null, canPause: true, name: 'Books 3–4', paying: PAYING }
  const own = clubWith(box(2), box(3, { status: 'skipped' }), box(4))
  const said = async (item: string) =>
    (await show(plannedBoxChange({ ...known, own }, { action: 'skipBox', item }))).text
  expect(await said('box-2')).toContain('You can take it back. Until the day before')
  expect(await said('box-3')).toContain('You can change your mind until the day before.')
})

describe('E-93 a pause with a box whose payment has failed', () => {
  const failed = box(1, { status: 'processing', billing_status: 'error', process_status: 'error' })
  const paused = (price: { amountCents: number; currency: 'eur' } | null, ...boxes: (typeof failed)[]) => {
    const known = { today, own: clubWith(...boxes, box(3)), price, canPause: true, name: 'Books 3–4', paying: PAYING }
    return plannedBoxChange(known, { action: 'pause', item: null })
  }
  const price = { amountCents: 2400, currency: 'eur' } as const

  test.each(LANGUAGES)('says that it waits, and is charged once the club goes on (%s)', async (language) => {
    const { text, messages } = await show(paused(price, failed), language)
    expect(text).toContain(messages.change.openWaitsText)
    expect(text.match(/24[.,]00/g)?.length).toBeGreaterThan(1)
    expect((await show(paused(price, box(2)), language)).text).not.toContain(messages.change.openWaitsText)
  })

  test('says so without a sum where nobody knows one', async () => {
    expect((await show(paused(null, failed))).text).toContain('What is not paid for yet waits, too.')
  })
})

test.each(LANGUAGES)('A-061 starting again promises no pause: not everybody can make one (%s)', async (language) => {
  const own = { ...clubWith(box(1, { status: 'complete' })), status: 'cancelled' as const }
  const known = { today, own, price: null, canPause: false, name: 'Books 3–4', paying: PAYING }
  const { text, messages } = await show(plannedBoxChange(known, { action: 'reactivateBoxes', item: null }), language)
  expect(text).toContain(messages.change.undoBoxes)
  expect(text).not.toMatch(/paus|pauz/i)
})
