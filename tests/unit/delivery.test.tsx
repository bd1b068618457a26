import { describe, expect, test } from 'vitest'
import { CartSummary } from '~/components/cart/cart-summary'
import { OrderLines } from '~/components/checkout/order-lines'
import { OrderSums } from '~/components/checkout/order-sums'
import { DeliveryTable } from '~/components/content-page/delivery-table'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { cartModel } from '~/machines/cart/cart/cart.model'
import { payableCheckout } from '~/machines/checkout/checkout/checkout.model'
import { explore } from '~/machines/proving/explore'
import { cartDelivery, shipsFree } from '~/services/domain/delivery/cart-delivery.rules'
import { DELIVERY, deliveryCents, deliveryMethods } from '~/services/domain/delivery/delivery.rules'
import { REGIONS, regionOf } from '~/services/domain/locale'
import { type Currency, formatMoney } from '~/services/domain/money/money'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import { textOf } from '../support/markup'
import { draw, LANGUAGES, type Language, send } from '../support/render'

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
const held = (...lines: [productType: string, amountCents: number][]) =>
  cartDelivery({
    currency: 'eur',
    lines: lines.map(([productType, amountCents]) => ({ productType, subtotal: eur(amountCents) })),
  })
const intlOf = (language: Language) => (language === 'en' ? 'en-GB' : language)
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('what the delivery of a cart costs', () => {
  test('is its price and what is missing until it is free', () =>
    expect(held(['Toys', 3600])).toEqual({ kind: 'charged', price: eur(495), missing: eur(1400) }))

  test('is nothing from the value on where it is free', () => {
    expect(held(['Toys', 5000])).toEqual({ kind: 'free' })
    expect(held(['Toys', 2000], ['Dolls', 3000])).toEqual({ kind: 'free' })
  })

  test('E-110 is nothing where a kit or a box of a subscription is in it', () => {
    expect(held(['ERC', 2400])).toEqual({ kind: 'free' })
    expect(held(['Subscription', 100], ['Toys', 100])).toEqual({ kind: 'free' })
  })

  test('is none where nothing is sent', () => {
    expect(held(['Gift Card', 2500])).toEqual({ kind: 'none' })
    expect(held(['Course Pack', 2500], ['Toys', 100]).kind).toBe('charged')
  })

  test.each(REGIONS)('is what the checkout offers first (%s)', (region) => {
    const { currency } = BUNDLE_PRICES[region]
    expect(regionOf(currency)).toBe(region)
    for (const amountCents of [DELIVERY[region].freeFrom - 1, DELIVERY[region].freeFrom]) {
      const found = cartDelivery({ currency, lines: [{ productType: 'Toys', subtotal: { amountCents, currency } }] })
      const methods = deliveryMethods({ region, goodsCents: amountCents, hasSubscription: false })
      expect(found.kind === 'charged' ? found.price.amountCents : 0).toBe(deliveryCents(methods, 'standard'))
    }
  })

  test('a kit that is bought alone ships free where its price does', () => {
    expect(shipsFree({ price: eur(9700), productType: 'Play Kits' })).toBe(true)
    expect(shipsFree({ price: eur(4999), productType: 'Play Kits' })).toBe(false)
  })
})

describe.each(LANGUAGES)('the page of delivery (%s)', (language) => {
  test('has one row for each region, with what the rules say', async () => {
    const screen = await draw(<DeliveryTable />, language)
    const rows = screen
      .all('tr')
      .slice(1)
      .map((row) => plain(textOf(row)))
    expect(rows).toHaveLength(REGIONS.length)
    REGIONS.forEach((region, at) => {
      const { standard, express, freeFrom } = DELIVERY[region]
      expect(rows[at]).toContain(screen.messages.deliveryCosts[region])
      for (const amountCents of [standard.price, express.price, freeFrom]) {
        const price = formatMoney({ amountCents, currency: BUNDLE_PRICES[region].currency }, intlOf(language))
        expect(rows[at]).toContain(plain(price))
      }
    })
    expect(screen.text).toContain(screen.messages.deliveryCosts.note)
  })
})

describe('sums', () => {
  const labels = { subtotal: 'Subtotal', total: 'Total', delivery: 'Delivery', deliveryFree: 'Free' }
  const [cart] = [...explore(cartModel).snapshots.values()]
    .map((each) => connectCart(each))
    .filter(({ lines }) => lines.length > 0)
  const start = { machine: 'checkoutStart', state: 'idle', isBusy: false, failure: null, can: { start: true } } as const
  const summary = async (delivery: NonNullable<typeof cart>['delivery'], currency: Currency = 'eur') => {
    if (!cart) return expect.unreachable()
    const cost = { ...cart.cost, total: { ...cart.cost.total, currency } }
    const page = {
      title: '',
      seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
      labels,
      empty: { title: '', text: '', picture: null, link: null },
    }
    const view = { cart: { ...cart, cost, delivery }, start, form: { as: '', key: 'k' }, page }
    return textOf((await draw(<CartSummary view={view} send={send} />)).one('section'))
  }

  test('of a cart are a subtotal while its delivery is open, and say how much is missing until it is free', async () => {
    const text = await summary({ kind: 'charged', price: eur(495), missing: eur(1400) })
    expect(text).toContain('€4.95')
    expect(text).toContain('€14.00 to free delivery')
    expect([text.includes('Subtotal'), /(?<!Sub)[Tt]otal/.test(text.replaceAll('Subtotal', ''))]).toEqual([true, false])
  })

  test('of a cart in the United States are a subtotal even so, for the tax is open', async () => {
    const text = await summary({ kind: 'free' }, 'usd')
    expect([text.includes('Subtotal'), /(?<!Sub)[Tt]otal/.test(text.replaceAll('Subtotal', ''))]).toEqual([true, false])
  })

  test('of a cart stand before what delivery costs, which is not in them', async () => {
    const text = await summary({ kind: 'charged', price: eur(495), missing: eur(1400) })
    expect(text.indexOf('Subtotal')).toBeLessThan(text.indexOf('€4.95'))
  })

  test('of a cart are a total where delivery is free', async () => {
    const text = await summary({ kind: 'free' })
    expect(text).toContain('Delivery Free')
    expect(text.replaceAll('Subtotal', '')).toContain('Total')
  })

  test('of the checkout are a subtotal until the delivery is chosen', async () => {
    const sums = async (change: Parameters<typeof payableCheckout>[0]) =>
      textOf((await draw(<OrderSums checkout={payableCheckout(change)} />)).one('dl'))
    const open = await sums({ delivery_method: null })
    expect([open.includes('Subtotal'), open.replaceAll('Subtotal', '').includes('Total')]).toEqual([true, false])
    expect((await sums({ delivery_method: 'standard' })).replaceAll('Subtotal', '')).toContain('Total')
  })

  test.each([null, 'standard' as const])(
    'of the checkout have one subtotal on every step: what the lines above come to (delivery: %s)',
    async (delivery_method) => {
      const [line] = payableCheckout().lines
      if (!line) return expect.unreachable()
      const lines = [
        { ...line, sku: 'kits', price: 15_200, full_price: 18_400, total: 15_200 },
        { ...line, sku: 'books', quantity: 2, price: 1800, full_price: 1800, total: 3600 },
      ]
      const bill = { subtotal: 22_000, discount: 3200, shipping: 495, tax: 0, total: 19_295 }
      const checkout = payableCheckout({ delivery_method, lines, ...bill })
      const screen = await draw(
        <>
          <OrderLines checkout={checkout} />
          <OrderSums checkout={checkout} />
        </>,
      )
      expect(screen.text).toMatch(/€152\.00.*€184\.00/)
      const said = textOf(screen.one('dl'))
      expect(said).toMatch(/Full price €220\.00.*− €32\.00.*Subtotal €188\.00/)
      expect(said.includes('Total €192.95')).toBe(delivery_method !== null)
    },
  )
})
