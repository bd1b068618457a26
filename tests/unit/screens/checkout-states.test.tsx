import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { CheckoutPage } from '~/components/checkout/checkout-page'
import en from '~/content/messages/en.json'
import { connectCheckout } from '~/machines/checkout/checkout/checkout.connect'
import { checkoutModel, payableCheckout, sampleCheckout } from '~/machines/checkout/checkout/checkout.model'
import { createDriver } from '~/machines/proving/driver'
import { textOf } from '../../support/markup'
import { draw, type Screen, send } from '../../support/render'

const page = { cartHref: '/cart', signInHref: '/sign-in', prefix: '' }
const words = en.checkout
const input = Object(checkoutModel.input)
const card = { number: '4242 4242 4242 4242', expiry: '07 / 30', cvc: '123', name: 'Robin Sample' }
const toReview: AnyEventObject[] = [{ type: 'CARD', card }]

/** What the page shows after these events, as the server draws it; forms are the real ones. */
async function shown(
  checkout: ReturnType<typeof sampleCheckout>,
  events: AnyEventObject[] = [],
  toForm?: AnyEventObject,
) {
  const { contact: _contact, address: _address, card: _card, ...outcomes } = checkoutModel.outcomes
  const driver = createDriver({ ...checkoutModel, outcomes }, { ...input, checkout })
  await driver.start()
  for (const event of events) await driver.perform(event)
  if (toForm) driver.actor.getSnapshot().children.contact?.send(toForm)
  const view = { ...connectCheckout(driver.actor.getSnapshot()), page }
  return draw(<CheckoutPage view={view} send={send} />)
}

/** Every button that carries these words. */
const buttonsOf = ({ all }: Screen, words: string) => all('button').filter((button) => textOf(button).includes(words))

describe('the button that obliges to pay', () => {
  test('can be pressed once everything is there', async () => {
    const screen = await shown(payableCheckout(), toReview)
    expect(screen.button(words.review.pay).attributes).not.toHaveProperty('disabled')
  })

  test('cannot be pressed twice: while the payment is on its way it is disabled, and so is each way back', async () => {
    const screen = await shown(payableCheckout(), [
      ...toReview,
      { type: 'PAY' },
      { type: 'xstate.done.actor.newKey', output: 'key-1' },
    ])
    expect(screen.button(words.review.pay).attributes).toMatchObject({ disabled: '' })
    expect(screen.text).toContain(words.review.paying)
    const changes = screen.all('button').filter((button) => textOf(button) === words.change)
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.filter(({ attributes }) => attributes.disabled !== '')).toEqual([])
    expect(buttonsOf(screen, words.back)).toEqual([])
  })

  test('is not there before the card is', async () => {
    expect(buttonsOf(await shown(payableCheckout()), words.review.pay)).toEqual([])
  })
})

describe('what did not work', () => {
  test.each(['declined', 'card_expired'] as const)(
    '%s: its sentence stands at the card, as an alert',
    async (failure) => {
      const screen = await shown(payableCheckout(), [
        ...toReview,
        { type: 'PAY' },
        { type: 'xstate.done.actor.newKey', output: 'key-1' },
        { type: 'xstate.done.actor.payCheckout', output: { ok: false, error: { kind: 'payment', failure } } },
      ])
      expect(screen.byId('checkout-problem')).toMatchObject({ tag: 'div', attributes: { role: 'alert' } })
      expect(screen.text).toContain(words.problems[failure].title)
      expect(screen.text).toContain(words.problems[failure].text)
      expect(screen.byId('card-number').tag).toBe('input')
    },
  )

  test('what could not be saved is said at its step, and only there', async () => {
    const screen = await shown(sampleCheckout(), [
      { type: 'CONTACT', contact: { email: 'parent@playchart.test', phone: '' } },
      { type: 'xstate.error.actor.changeCheckout', error: new Error('lost') },
    ])
    const { html, text } = screen
    expect(text).toContain(words.problems.notSaved.title)
    expect(html.match(/id="checkout-problem"/g)).toHaveLength(1)
    expect(html.indexOf('data-step="contact"')).toBeLessThan(html.indexOf('id="checkout-problem"'))
    expect(html.indexOf('id="checkout-problem"')).toBeLessThan(html.indexOf('data-step="address"'))
  })

  test('a field that is missing is described by the sentence that says so', async () => {
    const screen = await shown(sampleCheckout(), [], { type: 'SUBMIT' })
    expect(screen.one('input', { id: 'contact-email' }).attributes).toMatchObject({ 'aria-invalid': 'true' })
    expect(screen.descriptionOf('contact-email').join(' ')).toContain(words.errors.email.required)
    expect(screen.text).toContain(words.checkOne)
  })
})

test('a picture beside its own title says nothing a second time', async () => {
  const [line] = sampleCheckout().lines
  if (!line) return expect.unreachable()
  const screen = await shown(sampleCheckout({ lines: [{ ...line, picture: 'toy-bean-bags' }] }))
  const pictures = screen.all('img')
  expect(pictures.length).toBeGreaterThan(0)
  for (const { attributes } of pictures) expect(attributes.alt).toBe('')
  expect(screen.text).toContain(line.title)
})

test('what is paid later stands beside the button that obliges to pay', async () => {
  const [line] = sampleCheckout().lines
  if (!line) return expect.unreachable()
  const details = ['The Senser Play Kit', 'Kit by kit: this one today, each later one when it ships']
  const lasting = { ...line, kind: 'subscription' as const, title: 'Play Kits', details, total: 8400 }
  const screen = await shown(payableCheckout({ lines: [lasting], afterwards: ['kitByKit'] }), toReview)
  const review = textOf(screen.one('section', { 'data-step': 'review' }))
  for (const text of ['Play Kits', ...details, '€84.00', words.review.termsTitle, words.review.afterwards.kitByKit])
    expect(review).toContain(text)
})
