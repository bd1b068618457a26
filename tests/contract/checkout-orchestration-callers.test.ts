import { expect, test } from 'vitest'
import { toys } from '../support/checkout-payloads'
import { openCheckoutWorld, PARENT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()

test.each([
  { speaks: 'nl-BE,nl;q=0.9,en;q=0.5', lives: undefined, locale: 'nl' },
  { speaks: 'sv', lives: 'SE', locale: 'en-EU' },
  { speaks: 'nl', lives: 'US', locale: 'en-US' },
  { speaks: undefined, lives: 'GB', locale: 'en-GB' },
])('S-204 E-109 no locale is needed: who speaks $speaks and lives in $lives buys in $locale', async (buyer) => {
  const { locale: _, ...listed } = toys(1, buyer.lives ? { country_code: buyer.lives } : {})
  const headers = { authorization: '', ...(buyer.speaks && { 'accept-language': buyer.speaks }) }
  const { status, body } = await world.start(listed, { headers })
  expect(status).toBe(200)
  expect((await world.read(body.uuid)).locale).toBe(buyer.locale)
})

test('S-342 the first kit is told to our server and to whoever has a token, and to nobody else', async () => {
  const query = 'date_of_birth=2026-05-02&child_name=June&selected_language=en&language=en&currency_code=eur'
  const firstKit = (headers?: { authorization: string }) =>
    world.ask(`/api/v1/orchestration_subflow/starting_product?${query}`, headers ? { headers } : {})
  const { status, body } = await firstKit(personOf(PARENT))
  expect([status, typeof body.starting_product.anchor]).toEqual([200, 'string'])
  expect((await firstKit()).body).toEqual(body)
  expect((await firstKit({ authorization: '' })).status).toBe(401)
})
