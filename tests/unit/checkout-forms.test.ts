import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { addressFormModel } from '~/machines/checkout/address-form/address-form.model'
import { formErrors } from '~/machines/checkout/address-form/address-form.rules'
import { type CardText, cardErrors, cardOf, NO_CARD, typedCard } from '~/machines/checkout/card-form/card-form.rules'
import { contactErrors, contactOf } from '~/machines/checkout/contact-form/contact-form.rules'
import { createDriver } from '~/machines/proving/driver'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import {
  ADDRESS_FIELDS,
  type AddressText,
  countriesOf,
  emptyAddress,
  likelyCountryOf,
  townLines,
} from '~/services/domain/delivery/address.rules'
import {
  ADDRESS_LENGTH,
  addressErrors,
  addressFieldsOf,
  addressOf,
} from '~/services/domain/delivery/address-check.rules'
import { phoneCountryOf } from '~/services/domain/delivery/phone-countries.rules'
import { postalCodeOf, postalExampleOf } from '~/services/domain/delivery/postal-code.rules'
import { statesOf } from '~/services/domain/delivery/states.rules'
import { LOCALE_CODES } from '~/services/domain/locale'
import { AddressFields } from '~/services/domain/people/address.contract'
import { Card } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

test.each([
  ['US', { city: 'San Francisco', state: 'CA', zip_code: '94110' }, ['San Francisco, CA 94110']],
  ['AU', { city: 'Melbourne', state: 'VIC', zip_code: '3000' }, ['Melbourne VIC 3000']],
  ['GB', { city: 'London', state: '', zip_code: 'SW1A 1AA' }, ['London', 'SW1A 1AA']],
  ['NL', { city: 'Utrecht', state: '', zip_code: '3511 AB' }, ['3511 AB Utrecht']],
])('town and code stand as %s writes them on a parcel', (country, town, lines) => {
  expect(townLines({ country, ...town })).toEqual(lines)
})

test.each([
  ['3000', ['VIC']],
  ['2000', ['NSW', 'ACT']],
  ['2600', ['NSW', 'ACT']],
  ['0872', ['NT', 'SA', 'WA']],
  ['0800', ['NT']],
  ['0200', ['ACT']],
  ['3644', ['NSW', 'VIC']],
  ['4000', ['QLD']],
  ['5000', ['SA']],
  ['6000', ['WA']],
  ['7000', ['TAS']],
])('the Australian code %s goes with %j alone', (zip_code, states) => {
  const address = { ...NL, country: 'AU', zip_code }
  const fitting = statesOf('AU').filter(({ code }) => addressErrors({ ...address, state: code }, ['AU']).length === 0)
  expect(fitting.map(({ code }) => code).sort()).toEqual([...states].sort())
})

test('a state goes with any code where no table tells', () =>
  expect(addressErrors({ ...US, state: 'TX' }, ['US'])).toEqual([]))

describe('contact', () => {
  const errors = (email: string) => contactErrors({ email, phoneStatus: 'empty' }).map(({ code }) => code)

  test.each(['a@b.nl', ' robin.sample+kits@post.example.com ', 'r@sub.domain.test'])('%s is an address', (email) => {
    expect(errors(email)).toEqual([])
  })
  test.each([
    'robin',
    'robin@',
    '@post.example',
    'robin@post',
    'robin@post.',
    'ro bin@post.example',
    'a@b@c.nl',
    'ro..bin@post.example',
  ])('%s is none', (email) => {
    expect(errors(email)).toEqual(['invalid'])
  })
  test('without an address nothing is submitted, and an invalid number is told (S-282)', () => {
    expect(contactErrors({ email: '  ', phoneStatus: 'invalid' })).toEqual([
      { field: 'email', code: 'required' },
      { field: 'phone', code: 'invalid' },
    ])
  })
  test('S-282 what is saved is trimmed, and no number at all is none', () => {
    expect(contactOf({ email: ' a@b.nl ', phone: '  ' })).toEqual({ email: 'a@b.nl', phone_number: null })
    expect(contactOf({ email: 'a@b.nl', phone: ' +31 6 ' }).phone_number).toBe('+31 6')
  })
})

describe('a telephone number', () => {
  test('S-282 is judged by the country of the locale, and by the United States where it names none', () => {
    expect(LOCALE_CODES.map(phoneCountryOf)).toEqual(['US', 'GB', 'AU', 'US', 'ES', 'DE', 'FR', 'NL'])
    expect(isValidPhoneNumber('06 12345678', 'NL')).toBe(true)
    expect(isValidPhoneNumber('06 12345678', 'US')).toBe(false)
    expect(isValidPhoneNumber('+31 6 12345678', 'US')).toBe(true)
  })
})

const NL: AddressText = {
  ...emptyAddress('NL'),
  first_name: ' Robin ',
  last_name: 'Sample',
  line1: 'Sample Street 1',
  zip_code: '3511 ab',
  city: 'Utrecht',
}
const US: AddressText = { ...NL, country: 'US', zip_code: '90210-1234', state: 'CA' }

describe('an address', () => {
  test('S-200 has the nine fields of the wire, and fits it', () => {
    expect(Object.keys(emptyAddress('NL')).sort()).toEqual(Object.keys(AddressFields.shape).sort())
    expect(AddressFields.safeParse(addressOf(NL)).success).toBe(true)
    const longest = Object.fromEntries(Object.entries(ADDRESS_LENGTH).map(([field, most]) => [field, 'N'.repeat(most)]))
    expect(AddressFields.safeParse(longest).success).toBe(true)
  })
  test('S-200 keeps no more of any field than the wire takes, typed or from a draft', async () => {
    const long = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, 'N'.repeat(300)]))
    const draft = { shipping: { ...US, ...long }, billing: { ...US, ...long }, isSame: false }
    const both = (['shipping', 'billing'] as const).flatMap((which) =>
      ADDRESS_FIELDS.map((field) => ({ which, field })),
    )
    const typed = both.map((place) => ({ type: 'CHANGE', ...place, value: 'N'.repeat(300) }))
    for (const events of [typed, [{ type: 'FILL', draft }]]) {
      const driver = createDriver(addressFormModel)
      await driver.start()
      for (const event of events) await driver.perform(event)
      const { shipping, billing } = driver.actor.getSnapshot().context
      expect([shipping, billing].map((address) => AddressFields.safeParse(address).error)).toEqual([
        undefined,
        undefined,
      ])
    }
  })
  test('is trimmed, and loses a state that its country does not write', () => {
    expect(addressOf({ ...NL, state: 'CA' })).toMatchObject({ first_name: 'Robin', state: '' })
    expect(addressOf(US).state).toBe('CA')
  })
  test.each([
    ['GB', ' sw1a1aa ', 'SW1A 1AA'],
    ['GB', 'M11AE', 'M1 1AE'],
    ['NL', '1012ab', '1012 AB'],
    ['US', '941071234', '94107-1234'],
    ['SE', '11120', '111 20'],
    ['PT', '1000001', '1000-001'],
    ['PL', '00001', '00-001'],
    ['DE', 'D-10115', '10115'],
    ['MT', 'vlt 1117', 'vlt 1117'],
  ])('in %s the postal code "%s" is sent as %s', (country, zip_code, sent) => {
    expect(addressOf({ ...NL, country, zip_code }).zip_code).toBe(sent)
  })
  test('names an example of a postal code that its country takes', () => {
    for (const country of countriesOf('en-EU').concat('US', 'GB', 'AU')) {
      const example = postalExampleOf(country)
      if (example) expect(postalCodeOf(example, country)).toBe(example)
    }
  })
  test('asks for a state only where addresses have one', () => {
    expect(addressFieldsOf('NL')).not.toContain('state')
    expect(addressFieldsOf('AU')).toContain('state')
    expect(addressErrors({ ...US, state: '' }, ['US'])).toEqual([{ field: 'state', code: 'required' }])
    expect(addressErrors({ ...US, state: 'XX' }, ['US'])).toEqual([{ field: 'state', code: 'invalid' }])
  })
  test('needs everything but company and second line, each told once and in the order of the form', () => {
    expect(addressErrors(emptyAddress(''), ['NL']).map(({ field }) => field)).toEqual([
      'country',
      'first_name',
      'last_name',
      'line1',
      'zip_code',
      'city',
    ])
  })
  test.each([
    ['NL', '3511', false],
    ['NL', '3511AB', true],
    ['DE', '1234', false],
    ['DE', '10115', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', '12345', false],
    ['GB', 'sw1a1aa', true],
    ['NL', '1012ab', true],
    ['NL', 'NL-1012 AB', true],
    ['DE', 'D-10115', true],
    ['PT', '1000001', true],
    ['PL', '00 001', true],
    ['LU', 'L-1111', true],
    ['US', '9021', false],
    ['AU', '2000', true],
    ['MT', 'VLT 1117', true],
  ])('in %s "%s" as a postal code is %s', (country, zip_code, isRight) => {
    expect(addressErrors({ ...NL, country, zip_code, state: country === 'US' ? 'CA' : 'NSW' }, [country])).toEqual(
      isRight ? [] : [{ field: 'zip_code', code: 'invalid' }],
    )
  })
  test('goes where the region sends to, and the likely country stands there first', () => {
    expect(countriesOf('en-US')).toEqual(['US'])
    expect(countriesOf('de')).toEqual(countriesOf('en-EU'))
    expect(countriesOf('en-EU')).toHaveLength(27)
    expect(LOCALE_CODES.map(likelyCountryOf)).toEqual(['US', 'GB', 'AU', '', 'ES', 'DE', 'FR', 'NL'])
    expect(addressErrors(US, countriesOf('nl'))).toContainEqual({ field: 'country', code: 'invalid' })
  })
  test('of who pays is looked at only where it is another one', () => {
    const form = { shipping: NL, billing: emptyAddress(''), countries: ['NL'] }
    expect(formErrors({ ...form, isSame: true })).toEqual([])
    expect(formErrors({ ...form, isSame: false })[0]).toMatchObject({ which: 'billing', field: 'country' })
  })
})

describe('a card', () => {
  const today = CivilDate.parse('2026-11-21')
  const good: CardText = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: ' Robin Sample ' }
  const codes = (change: Partial<CardText>) => cardErrors({ ...good, ...change }, today)

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242', '4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424242424242424242', '4242 4242 4242 4242 424'],
    ['card', ''],
  ])('number %s stands as "%s"', (typed, shown) => expect(typedCard('number', typed)).toBe(shown))

  test.each([
    ['7', '07'],
    ['1', '1'],
    ['1/', '01'],
    ['0730', '07 / 30'],
    ['7/30', '07 / 30'],
    ['12 / 3', '12 / 3'],
    ['12/2030', '12 / 2030'],
    ['12 / 305', '12 / 30'],
  ])('expiry %s stands as "%s"', (typed, shown) => expect(typedCard('expiry', typed)).toBe(shown))

  test('is good to the end of its month, and sent as the wire wants it', () => {
    expect(codes({})).toEqual([])
    expect(codes({ expiry: '10 / 26' })).toEqual([{ field: 'expiry', code: 'expired' }])
    expect(Card.parse(cardOf({ ...good, expiry: '12 / 2030' }))).toEqual({
      number: '4242424242424242',
      exp_month: 12,
      exp_year: 2030,
      cvc: '123',
      name: 'Robin Sample',
    })
  })
  test('tells what is missing and what cannot be', () => {
    expect(cardErrors(NO_CARD, today).map(({ code }) => code)).toEqual(Array(4).fill('required'))
    expect(codes({ number: '4242 4242 4242 4241' })).toEqual([{ field: 'number', code: 'invalid' }])
    expect(codes({ expiry: '13 / 30' })).toEqual([{ field: 'expiry', code: 'invalid' }])
    expect(codes({ cvc: '1234' })).toEqual([{ field: 'cvc', code: 'invalid' }])
    expect(codes({ number: '3782 822463 10005', cvc: '1234' })).toEqual([])
  })
})
