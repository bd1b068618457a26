import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { AddressFieldset } from '~/components/checkout/address-fields'
import { AddressLines } from '~/components/checkout/address-lines'
import { CheckoutState } from '~/components/checkout/checkout-states'
import { OrderSums } from '~/components/checkout/order-sums'
import { ReviewStep } from '~/components/checkout/review-step'
import { StepProblem } from '~/components/checkout/step-problem'
import { TextField } from '~/components/checkout/text-field'
import { connectAddressForm } from '~/machines/checkout/address-form/address-form.connect'
import { addressFormMachine } from '~/machines/checkout/address-form/address-form.machine'
import { connectCheckout } from '~/machines/checkout/checkout/checkout.connect'
import { checkoutModel, payableCheckout } from '~/machines/checkout/checkout/checkout.model'
import { connectReconciliation } from '~/machines/checkout/reconciliation/reconciliation.connect'
import { reconciliationModel } from '~/machines/checkout/reconciliation/reconciliation.model'
import { explore } from '~/machines/proving/explore'
import { emptyAddress } from '~/services/domain/delivery/address.rules'
import { find, textOf } from '../../support/markup'
import { draw, LANGUAGES, send } from '../../support/render'

/** Every look that the model of the checkout has. */
const views = [...explore(checkoutModel).snapshots.values()].map((snapshot) => connectCheckout(snapshot))
const problems = [...new Set(views.flatMap(({ problem }) => problem ?? []))]
const page = { cartHref: '/nl/cart', signInHref: '/nl/sign-in', prefix: '/nl' }

describe('a problem of a step', () => {
  test('is of every kind that there are words for but those that only another checkout has', () => {
    expect(problems).toEqual(
      expect.arrayContaining(['notSaved', 'declined', 'card_expired', 'notTaken', 'totalChanged']),
    )
  })

  test.each(LANGUAGES)('F-35f is told by its title and what follows from it (%s)', async (language) => {
    for (const problem of problems) {
      const screen = await draw(<StepProblem view={{ problem, problemId: 'checkout-problem' }} />, language)
      const { title, text } = screen.messages.checkout.problems[problem]
      const alert = screen.one('div', { role: 'alert', id: 'checkout-problem', tabindex: '-1' })
      expect(textOf(screen.one('strong'))).toBe(title)
      expect(textOf(alert)).toContain(text)
    }
  })

  test('is nothing where there is none', async () => {
    expect((await draw(<StepProblem view={{ problem: null, problemId: 'x' }} />)).text).toBe('')
  })
})

describe('delivery that is not chosen yet', () => {
  const open = { delivery_method: null, needs_shipping: true }

  test.each(LANGUAGES)(
    'is to come, and while it is being chosen it does not point to its own step (%s)',
    async (language) => {
      const later = await draw(<OrderSums checkout={payableCheckout(open)} />, language)
      const { deliveryLater, deliveryNow } = later.messages.checkout.summary
      expect(later.text).toContain(deliveryLater)
      const now = await draw(<OrderSums checkout={payableCheckout(open)} isChoosing />, language)
      expect(now.text).toContain(deliveryNow)
      expect(now.text).not.toContain(deliveryLater)
    },
  )
})

describe('the last step', () => {
  const review = (isPaying: boolean, change = {}) =>
    draw(<ReviewStep prefix="/nl" checkout={payableCheckout(change)} isPaying={isPaying} send={send} />)

  test('can be paid once: while it is being paid the button is off, says so, and there is no way back', async () => {
    const still = await review(false)
    const { pay, paying } = still.messages.checkout.review
    expect(still.button(pay).attributes.disabled).toBeUndefined()
    expect(still.button(still.messages.checkout.back).tag).toBe('button')
    const busy = await review(true)
    expect(busy.button(pay).attributes).toMatchObject({ disabled: '', 'aria-busy': 'true' })
    expect(textOf(busy.one('p', { role: 'status' }))).toBe(paying)
    expect(busy.all('button')).toHaveLength(1)
  })

  test.each([
    ['€23.95', '21', '€4.16', { tax_rate: 21, tax: 416 }],
    ['€23.95', '19', '€3.82', { tax_rate: 19, tax: 382 }],
    ['€23.95', '5.5', '€1.25', { tax_rate: 5.5, tax: 125 }],
  ])('says the total %s, and its %s per cent of VAT: %s', async (total, rate, tax, change) => {
    const { text } = await review(false, change)
    expect(text).toContain(`To pay today: ${total}`)
    expect(text).toContain(`Including delivery and ${rate}% VAT (${tax})`)
    const sums = await draw(<OrderSums checkout={payableCheckout(change)} />)
    expect(sums.text).toContain(`Including ${rate}% VAT (${tax})`)
  })

  test('E-101 leads to terms and withdrawal, in a window of their own', async () => {
    const screen = await review(false)
    for (const page of ['terms', 'delivery-and-returns'])
      expect(screen.one('a', { href: `/nl/pages/${page}` }).attributes.target).toBe('_blank')
  })

  test.each([
    ['eur', 'that includes the legal 14 days to change your mind', 'Delivery, returns and withdrawal'],
    [
      'gbp',
      'the 14 days to cancel that the Consumer Contracts Regulations give you',
      'Delivery, returns and cancelling',
    ],
    ['usd', 'whatever the reason, and we pay the postage', 'Delivery and returns'],
    ['aud', 'guarantees under the Australian Consumer Law', 'Delivery and returns'],
  ] as const)(
    'E-101 tells who pays in %s the right of that region, and no other',
    async (currency_code, words, link) => {
      const { text, one } = await review(false, { currency_code })
      expect(text).toContain('You have 30 days from delivery')
      expect(text).toContain(words)
      expect(textOf(one('a', { href: '/nl/pages/delivery-and-returns' }))).toBe(link)
      const isElsewhere = currency_code === 'usd' || currency_code === 'aud'
      if (isElsewhere) expect(text).not.toMatch(/14|withdraw/)
      expect(text).toContain(isElsewhere ? 'Place order and pay' : 'Order with obligation to pay')
    },
  )

  test.each(LANGUAGES)('E-101 says both numbers of days in every language (%s)', async (language) => {
    const screen = await draw(
      <ReviewStep prefix="" checkout={payableCheckout()} isPaying={false} send={send} />,
      language,
    )
    expect(screen.text).toMatch(/30(?:.|\n)*14/)
    expect(screen.text).not.toMatch(/[{}]/)
  })

  test('says the sales tax where it is put on top', async () => {
    const { text } = await review(false, { taxes_included: false, tax: 150 })
    expect(text).toContain('€1.50 sales tax')
    expect(text).not.toContain('VAT')
  })
})

describe('where there is nothing to fill in', () => {
  test.each([
    ['unavailable', 'button', 'again'],
    ['notFound', 'a', '/nl/cart'],
    ['signedOut', 'a', '/nl/sign-in'],
    ['otherPerson', 'button', 'reload'],
  ] as const)('%s says what is the matter and has one way on', async (screenName, tag, way) => {
    const view = views.find(({ screen }) => screen === screenName)
    if (!view) throw new Error(`no state of the model is ${screenName}`)
    const screen = await draw(<CheckoutState view={{ ...view, page }} send={send} />, 'nl')
    const { checkout, error } = screen.messages
    const words = checkout[screenName === 'notFound' ? 'expired' : screenName]
    expect(textOf(screen.one('h1'))).toBe(words.title)
    expect(textOf(screen.one('div', { role: 'alert' }))).toContain(words.text)
    const ways = [...screen.all('a'), ...screen.all('button')]
    expect(ways.map((each) => each.tag)).toEqual([tag])
    const labels = { again: error.again, reload: checkout.otherPerson.reload }
    if (way === 'again' || way === 'reload') expect(ways.map(textOf)).toEqual([labels[way]])
    else expect(ways[0]?.attributes.href).toBe(way)
  })

  test('a payment that is looked into is waited for, and when nobody knows, asked about by the button', async () => {
    const reconciling = views.find(({ screen }) => screen === 'reconciling')
    const states = [...explore(reconciliationModel).snapshots.values()].map((each) => connectReconciliation(each))
    const drawn = (isUnsure: boolean) => {
      const reconciliation = states.find((each) => each.isUnsure === isUnsure)
      if (!reconciling || !reconciliation) throw new Error('no such state of the models')
      return draw(<CheckoutState view={{ ...reconciling, reconciliation, page }} send={send} />)
    }
    const waiting = await drawn(false)
    const words = waiting.messages.checkout.reconciling
    expect(textOf(waiting.one('div', { role: 'status' }))).toContain(words.text)
    expect(waiting.all('button')).toEqual([])
    const unsure = await drawn(true)
    expect(textOf(unsure.one('h1'))).toBe(words.unsureTitle)
    expect(unsure.button(words.check).attributes.disabled).toBeUndefined()
  })
})

test('a field is described by its hint and by what is wrong with it', async () => {
  const field = { id: 'card-cvc', name: 'CVC', value: '', autoComplete: 'cc-csc', onChange: send }
  const wrong = await draw(<TextField {...field} hint="Three digits" error="It is missing" />)
  const input = wrong.one('input', { id: 'card-cvc' })
  expect(input.attributes).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': 'card-cvc-hint card-cvc-error' })
  const described = (input.attributes['aria-describedby'] ?? '').split(' ')
  expect(described.map((id) => find(wrong.root, { attributes: { id } }).map(textOf))).toEqual([
    ['Three digits'],
    ['It is missing'],
  ])
  expect(wrong.one('label', { for: 'card-cvc' }).tag).toBe('label')
  const right = await draw(<TextField {...field} error={null} />)
  expect(right.one('input').attributes).not.toHaveProperty('aria-describedby')
  expect(right.one('input').attributes).not.toHaveProperty('aria-invalid')
})

describe('an address', () => {
  test.each([
    ['US', ['Street address', 'Apt or unit', 'ZIP code', 'City']],
    ['GB', ['House number and street', 'Flat or floor', 'Postcode', 'Town or city']],
    ['AU', ['Street address', 'Unit or floor', 'Postcode', 'Suburb or city']],
    ['NL', ['Street and number', 'Flat, floor, anything else', 'Postal code', 'Town or city']],
  ])('is asked for in the words of %s', async (country, words) => {
    const initial = { shipping: emptyAddress(country), billing: emptyAddress(country), isSame: true }
    const actor = createActor(addressFormMachine, { input: { initial, countries: [country] } })
    const view = connectAddressForm(actor.getSnapshot()).shipping
    const { text } = await draw(
      <AddressFieldset {...{ view, kind: 'shipping', countries: [country], onField: send }} />,
    )
    for (const word of words) expect(text).toContain(word)
  })

  test('has its town and its code on two lines in the United Kingdom', async () => {
    const address = { ...emptyAddress('GB'), city: 'London', zip_code: 'SW1A 1AA' }
    const { root } = await draw(<AddressLines address={address} />)
    const lines = find(root, { tag: 'span' }).map(textOf)
    expect(lines).toEqual(expect.arrayContaining(['London', 'SW1A 1AA']))
  })
})
