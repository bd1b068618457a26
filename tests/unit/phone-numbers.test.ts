import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { livePhoneInputMachine } from '~/machines/ui/phone-input/phone-input.actors'
import { phoneCountriesOf } from '~/services/domain/delivery/phone-countries.rules'
import type { LocaleCode } from '~/services/domain/locale'

/** What the form says of a number, by the real rules of all countries. */
async function judged(value: string, locale: LocaleCode, country = '') {
  const input = { countries: phoneCountriesOf(locale, country), initial: value }
  // nobody stands around it here
  const alone = livePhoneInputMachine.provide({ actions: { tellForm: () => {} } })
  const actor = createActor(alone, { input }).start()
  const { value: status } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.stop()
  return status
}

test.each<[LocaleCode, string, string]>([
  ['nl', 'NL', '0612345678'],
  ['nl', '', '06 12 34 56 78'],
  ['en-EU', '', '0612345678'],
  ['en-EU', 'DE', '030 901820'],
  ['de', '', '030/901820'],
  ['de', '', '004930901820'],
  ['en-EU', 'FR', '06 12 34 56 78'],
  ['fr', '', '0033 6 12 34 56 78'],
  ['es', 'ES', '612 34 56 78'],
  ['en-GB', '', '020 7946 0018'],
  ['en-AU', '', '0412 345 678'],
  ['en-US', '', '(415) 555-2671'],
  ['en-US', 'US', '+31 6 12345678'],
])('S-282 in %s with an address in "%s" the number %s is one', async (locale, country, value) => {
  expect(await judged(value, locale, country)).toBe('valid')
})

test.each<[LocaleCode, string, string]>([
  ['en-GB', 'GB', '0612345'],
  ['en-US', '', '0612345678'],
  ['nl', 'NL', '12'],
  // as it is dialled in another country of Europe
  ['en-EU', 'NL', '06 1234'],
])('S-282 in %s with an address in "%s" the number %s is none', async (locale, country, value) => {
  expect(await judged(value, locale, country)).toBe('invalid')
})
