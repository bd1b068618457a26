import { expect, test } from 'vitest'
import { openCheckoutWorld, PARENT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()

const QUERY = {
  date_of_birth: '2026-06-15',
  child_name: 'June',
  selected_language: 'en',
  language: 'en',
  currency_code: 'eur',
}
const ask = (query: Record<string, string>, headers?: Record<string, string>) =>
  world.ask(`/api/v1/orchestration_subflow/starting_product?${new URLSearchParams(query)}`, headers ? { headers } : {})

test('a child’s age says which kit comes first and what it costs', async () => {
  const { status, body } = await ask(QUERY)
  expect(status).toBe(200)
  expect(body.starting_product).toEqual({
    anchor: 'kit-the-senser',
    name: 'The Senser Play Kit',
    min_age: 5,
    max_age: 6,
    price: 8400,
    currency_code: 'eur',
  })
  const older = await ask({ ...QUERY, date_of_birth: '2024-11-21', currency_code: 'gbp' })
  expect(older.body.starting_product).toMatchObject({
    anchor: 'kit-the-companion',
    price: 12_000,
    currency_code: 'gbp',
  })
})

test('S-202, S-305 each of the five is needed', async () => {
  for (const name of Object.keys(QUERY)) {
    const { [name as keyof typeof QUERY]: _, ...rest } = QUERY
    expect([name, (await ask(rest)).status]).toEqual([name, 400])
  }
})

test('a language that goes on as SQL is no language (T26)', async () => {
  expect((await ask({ ...QUERY, language: "en' OR 1=1--" })).status).toBe(400)
})

test('past every kit there is none; a date that cannot be a child’s is refused', async () => {
  expect((await ask({ ...QUERY, date_of_birth: '2020-01-01' })).body).toEqual({ starting_product: null })
  expect((await ask({ ...QUERY, date_of_birth: '2028-01-01' })).status).toBe(422)
})

test('S-342 it is personal, so only our server and whoever is signed in may ask', async () => {
  expect((await ask(QUERY, personOf(PARENT))).status).toBe(200)
  expect((await ask(QUERY, { authorization: '' })).status).toBe(401)
})
