import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attacked, attackString } from '../support/attack-strings'
import { ORIGIN, openShop } from '../support/shopify-shop'

const RUNS = Number(process.env.ATTACK_RUNS ?? (process.env.TEST_ALL ? 200 : 25))
const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31)

const holds = <T>(attack: fc.Arbitrary<T>, property: (attack: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(attack, property), { numRuns: RUNS, seed: SEED })

describe(`the embedded Storefront API, seed ${SEED}`, () => {
  const shop = openShop({ armor: true })
  const CREATE = `mutation ($input: CartInput) { cartCreate(input: $input) { cart { note attributes { key value } } userErrors { message } } }`
  const LOOK = `query ($text: String!, $id: ID!) { products(first: 1, query: $text) { nodes { id } } node(id: $id) { id } search(first: 1, query: $text) { totalCount } }`
  const input = {
    note: 'x',
    attributes: [{ key: 'a', value: 'b' }],
    discountCodes: ['X'],
    buyerIdentity: { email: 'a@b.test', phone: '1' },
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  }

  async function ask(query: string, variables: unknown): Promise<string> {
    const answer = await shop.handle(
      new Request(`${ORIGIN}/api/2026-04/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public-token' },
        body: JSON.stringify({ query, variables }),
      }),
    )
    expect(answer.status).toBeLessThan(500)
    return answer.text()
  }

  test('answers variables of any kind without an error of its own', () =>
    holds(attacked({ input }), async (variables) => {
      expect(await ask(CREATE, variables)).not.toMatch(/Internal error|Unexpected error/)
    }))

  test('and texts in what it looks for', () =>
    holds(attackString, async (text) => {
      expect(await ask(LOOK, { text, id: text })).not.toMatch(/Internal error|Unexpected error/)
      const literal = `{ node(id: ${JSON.stringify(text)}) { id } }`
      expect(await ask(literal, {})).not.toMatch(/Internal error|Unexpected error/)
    }))

  test('refuses what no database keeps, in variables and within a query, as GraphQL does', async () => {
    for (const text of ['a\0b', '\ud800', '\u0001']) {
      expect(JSON.parse(await ask(CREATE, { input: { note: text } })).errors).toHaveLength(1)
      expect(JSON.parse(await ask(`{ node(id: ${JSON.stringify(text)}) { id } }`, {})).errors).toHaveLength(1)
    }
    expect(JSON.parse(await ask(CREATE, { input: { note: 'for Zoë 😀\n' } })).errors).toBeUndefined()
  })
})
