import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { checkoutMachine } from '~/machines/checkout/checkout/checkout.machine'
import { payableCheckout, sampleAddress, sampleCheckout } from '~/machines/checkout/checkout/checkout.model'
import type { CheckoutInput } from '~/machines/checkout/checkout/checkout.rules'
import {
  addressChange,
  addressDraftOf,
  isReached,
  openStep,
  problemOf,
  stepsOf,
} from '~/machines/checkout/checkout/checkout.rules'
import type { CheckoutEvent } from '~/machines/checkout/checkout/checkout.setup'
import { saveAddressDraft, saveContactDraft, savedDraft } from '~/machines/checkout/checkout/checkout.storage'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { addressOfAccount, emptyAddress } from '~/services/domain/delivery/address.rules'
import {
  CheckoutChange,
  Checkout as Wire,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

const DAY = CivilDate.parse('2026-11-21')
const text = { ...emptyAddress('NL'), ...sampleAddress }
/** The page of a guest, without its checkout. */
const noPage: Omit<CheckoutInput, 'checkout'> = {
  uuid: sampleCheckout().uuid,
  as: null,
  email: null,
  known: null,
  testCards: null,
  locale: 'nl',
  today: DAY,
}
const draft = { shipping: text, billing: text, isSame: true }

describe('the steps of a checkout', () => {
  test('the samples of the models are checkouts of the wire', () => {
    expect(Wire.parse(sampleCheckout())).toEqual(sampleCheckout())
    expect(Wire.parse(payableCheckout())).toEqual(payableCheckout())
  })

  test('lead on to the first one that is not done; the card is never saved (F-35f)', () => {
    expect(openStep({ checkout: sampleCheckout(), hasCard: false })).toBe('contact')
    expect(openStep({ checkout: payableCheckout({ delivery_method: null }), hasCard: false })).toBe('delivery')
    expect(openStep({ checkout: payableCheckout(), hasCard: false })).toBe('payment')
    expect(openStep({ checkout: payableCheckout(), hasCard: true })).toBe('review')
  })

  test('have no delivery where nothing is sent, and one address, that of who pays', () => {
    const checkout = sampleCheckout({ needs_shipping: false, email: 'a@b.nl' })
    expect(stepsOf(checkout)).toEqual(['contact', 'address', 'payment', 'review'])
    expect(addressChange(draft, false)).toEqual({ billing_address: sampleAddress })
    expect(openStep({ checkout, hasCard: false })).toBe('address')
    expect(openStep({ checkout: { ...checkout, billing_address: sampleAddress }, hasCard: false })).toBe('payment')
    const input = { ...noPage, checkout: { ...checkout, billing_address: sampleAddress } }
    const actor = createActor(checkoutMachine, { input }).start()
    expect(actor.getSnapshot().matches({ withBuyer: { steps: 'payment' } })).toBe(true)
    actor.send({ type: 'BACK' })
    expect(actor.getSnapshot().matches({ withBuyer: { steps: 'address' } })).toBe(true)
    actor.stop()
  })

  test('are reached once all before them are done', () => {
    const progress = { checkout: payableCheckout({ delivery_method: null }), hasCard: true }
    expect(isReached('delivery', progress)).toBe(true)
    expect(isReached('payment', progress)).toBe(false)
    expect(isReached('review', progress)).toBe(false)
  })

  test('send what the wire takes: null for the same address', () => {
    const change = addressChange(draft, true)
    expect(change).toEqual({ shipping_address: sampleAddress, billing_address: null })
    expect(CheckoutChange.safeParse(change).success).toBe(true)
    expect(addressChange({ ...draft, isSame: false }, true).billing_address).toEqual(sampleAddress)
  })

  test('fill their form from what was saved', () => {
    const known = { ...text, city: 'Known' }
    expect(addressDraftOf(payableCheckout(), known)).toMatchObject({ shipping: { city: 'Utrecht' }, isSame: true })
    expect(addressDraftOf(null, known)).toMatchObject({ shipping: known, billing: emptyAddress('NL'), isSame: true })
  })

  test('know words for each refusal, and general ones for the rest', () => {
    expect(problemOf({ kind: 'payment', failure: 'card_expired' })).toBe('card_expired')
    expect(problemOf({ kind: 'refused', status: 409, code: 'totalChanged' })).toBe('totalChanged')
    expect(problemOf({ kind: 'refused', status: 422, code: 'constructor' })).toBe('invalid')
    expect(problemOf({ kind: 'unreachable', cause: '', retryAfterSeconds: null })).toBe('notSaved')
  })
})

describe('what was typed and not saved', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('comes back for its own checkout alone', () => {
    saveContactDraft('one', { email: 'a@b', phone: '' })
    saveAddressDraft('one', draft)
    expect(savedDraft('one')).toEqual({ uuid: 'one', contact: { email: 'a@b', phone: '' }, address: draft })
    expect(savedDraft('two')).toBeNull()
  })

  test('is dropped where it is not what we wrote', () => {
    kept.set('checkout-contact', '{"uuid":"one","contact":{"email":7}}')
    kept.set('checkout-address', 'not json')
    expect(savedDraft('one')).toBeNull()
  })
})

describe('the address that the form begins with', () => {
  const owner = { first_name: 'Bo', last_name: 'Example' }
  const old = { ...sampleAddress, city: 'Old town' }
  const german = { ...sampleAddress, country: 'DE', zip_code: '10115', city: 'Berlin' }
  const american = { ...sampleAddress, country: 'US', state: 'NY', zip_code: '10001' }

  test('is the newest of the account that the shop of this region sends to, without its id', () => {
    const wire = [old, german, american].map((address, index) => ({ uuid: `${index}`, ...address }))
    expect(addressOfAccount({ ...owner, addresses: wire }, 'en-EU')).toEqual(german)
    expect(addressOfAccount({ ...owner, addresses: wire }, 'en-US')).toEqual(american)
  })

  test('is the name alone where there is none', () => {
    const empty = { ...emptyAddress('NL'), first_name: 'Bo', last_name: 'Example' }
    expect(addressOfAccount({ ...owner, addresses: [american] }, 'nl')).toEqual(empty)
  })

  const known = { ...text, city: 'Of the account' }
  const formOf = (input: Pick<CheckoutInput, 'checkout' | 'known'>, events: CheckoutEvent[] = []) => {
    const actor = createActor(checkoutMachine, { input: { ...noPage, ...input } }).start()
    for (const event of events) actor.send(event)
    const form = actor.getSnapshot().children.address?.getSnapshot().context
    actor.stop()
    return form
  }

  test('is the account’s until the checkout has one, and what was typed comes before both', () => {
    expect(formOf({ checkout: sampleCheckout(), known })).toMatchObject({ shipping: known, isSame: true })
    expect(formOf({ checkout: sampleCheckout(), known: null })).toMatchObject({ shipping: emptyAddress('NL') })
    expect(formOf({ checkout: payableCheckout(), known })).toMatchObject({ shipping: { city: 'Utrecht' } })
    const typed = { ...draft, shipping: { ...text, city: 'Typed' } }
    const restore = { type: 'RESTORE', draft: { uuid: noPage.uuid, contact: null, address: typed } } as const
    expect(formOf({ checkout: sampleCheckout(), known }, [restore])).toMatchObject({ shipping: { city: 'Typed' } })
  })
})
