import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { CheckoutPage } from '~/components/checkout/checkout-page'
import type { CheckoutPageProps } from '~/components/checkout/checkout-props'
import en from '~/content/messages/en.json'
import { connectCheckout } from '~/machines/checkout/checkout/checkout.connect'
import { checkoutMachine } from '~/machines/checkout/checkout/checkout.machine'
import { checkoutModel, payableCheckout, sampleCheckout } from '~/machines/checkout/checkout/checkout.model'
import { createDriver } from '~/machines/proving/driver'
import { defineFlow, startFlow } from '~/machines/runtime/flow'
import { createFlowStore } from '~/machines/runtime/flow-store'

const page = { cartHref: '/cart', signInHref: '/sign-in', prefix: '' }
const words = en.checkout
const input = Object(checkoutModel.input)
const card = { number: '4242 4242 4242 4242', expiry: '07 / 30', cvc: '123', name: 'Robin Sample' }
const toReview: AnyEventObject[] = [{ type: 'CARD', card }]

async function sendOfNobody(): Promise<CheckoutPageProps['send']> {
  const flow = defineFlow<typeof checkoutMachine>({ id: 'checkout', load: async () => checkoutMachine })
  return createFlowStore(flow, await startFlow(flow, input)).send
}

/** What the page shows after these events, as the markup that a browser gets; forms are the real ones. */
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
  const send = await sendOfNobody()
  return renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={en} timeZone="Europe/Amsterdam">
      <CheckoutPage view={view} send={send} />
    </IntlProvider>,
  )
}

const tagsOf = (html: string, start: string) => html.match(new RegExp(`<${start}[^>]*>`, 'g')) ?? []
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
/** The button that carries these words. */
const buttonOf = (html: string, text: string) =>
  (html.match(/<button.*?<\/button>/gs) ?? []).find((button) => plain(button).includes(text)) ?? ''

describe('the button that obliges to pay', () => {
  test('can be pressed once everything is there', async () => {
    const button = buttonOf(await shown(payableCheckout(), toReview), words.review.pay)
    expect(button).toContain('<button')
    expect(button).not.toMatch(/ disabled=/)
  })

  test('cannot be pressed twice: while the payment is on its way it is disabled, and so is each way back', async () => {
    const html = await shown(payableCheckout(), [
      ...toReview,
      { type: 'PAY' },
      { type: 'xstate.done.actor.newKey', output: 'key-1' },
    ])
    expect(buttonOf(html, words.review.pay)).toMatch(/ disabled=""/)
    expect(plain(html)).toContain(words.review.paying)
    const changes = (html.match(/<button.*?<\/button>/gs) ?? []).filter(
      (button) => plain(button).trim() === words.change,
    )
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.filter((button) => !/ disabled=""/.test(button))).toEqual([])
    expect(buttonOf(html, words.back)).toBe('')
  })

  test('is not there before the card is', async () => {
    expect(buttonOf(await shown(payableCheckout()), words.review.pay)).toBe('')
  })
})

describe('what did not work', () => {
  test.each(['declined', 'card_expired'] as const)(
    '%s: its sentence stands at the card, as an alert',
    async (failure) => {
      const html = await shown(payableCheckout(), [
        ...toReview,
        { type: 'PAY' },
        { type: 'xstate.done.actor.newKey', output: 'key-1' },
        { type: 'xstate.done.actor.payCheckout', output: { ok: false, error: { kind: 'payment', failure } } },
      ])
      const [alert] = tagsOf(html, 'div[^>]*id="checkout-problem"')
      expect(alert).toContain('role="alert"')
      expect(plain(html)).toContain(words.problems[failure].title)
      expect(plain(html)).toContain(words.problems[failure].text)
      expect(html).toContain('id="card-number"')
    },
  )

  test('what could not be saved is said at its step, and only there', async () => {
    const html = await shown(sampleCheckout(), [
      { type: 'CONTACT', contact: { email: 'parent@playchart.test', phone: '' } },
      { type: 'xstate.error.actor.changeCheckout', error: new Error('lost') },
    ])
    expect(plain(html)).toContain(words.problems.notSaved.title)
    expect(html.match(/id="checkout-problem"/g)).toHaveLength(1)
    expect(html.indexOf('data-step="contact"')).toBeLessThan(html.indexOf('id="checkout-problem"'))
    expect(html.indexOf('id="checkout-problem"')).toBeLessThan(html.indexOf('data-step="address"'))
  })

  test('a field that is missing is described by the sentence that says so', async () => {
    const html = await shown(sampleCheckout(), [], { type: 'SUBMIT' })
    const [field] = tagsOf(html, 'input[^>]*id="contact-email"')
    expect(field).toContain('aria-invalid="true"')
    const described = /aria-describedby="([^"]*)"/.exec(field ?? '')?.[1]?.split(' ') ?? []
    const texts = described.map((id) =>
      plain(new RegExp(`id="${id}"[^>]*>.*?</(?:p|span|div)>`, 's').exec(html)?.[0] ?? ''),
    )
    expect(texts.join(' ')).toContain(en.checkout.errors.email.required)
    expect(plain(html)).toContain(words.checkOne)
  })
})

test('a picture beside its own title says nothing a second time', async () => {
  const [line] = sampleCheckout().lines
  if (!line) return expect.unreachable()
  const html = await shown(sampleCheckout({ lines: [{ ...line, picture: 'toy-bean-bags' }] }))
  const pictures = tagsOf(html, 'img')
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) expect(picture).toContain('alt=""')
  expect(plain(html)).toContain(line.title)
})

test('what is paid later stands beside the button that obliges to pay', async () => {
  const [line] = sampleCheckout().lines
  if (!line) return expect.unreachable()
  const details = ['The Senser Play Kit', 'then €84.00 per kit every 2 months']
  const lasting = { ...line, kind: 'subscription' as const, title: 'Play Kits', details, total: 8400 }
  const html = await shown(payableCheckout({ lines: [lasting] }), toReview)
  const review = plain(html.slice(html.indexOf('data-step="review"')))
  for (const text of ['Play Kits', ...details, '€84.00', words.review.termsTitle, words.review.cancel])
    expect(review).toContain(text)
})
