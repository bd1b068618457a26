import { expect, test } from 'vitest'
import { z } from 'zod'
import { undeclared } from '~/machines/proving/secrets'

type Asked = Parameters<typeof undeclared>

test.each([
  ['card.number', z.object({ card: z.object({ number: z.string() }).nullable() })],
  ['card.cvc', z.object({ card: z.object({ cvc: z.string() }) })],
  ['code', z.object({ code: z.string(), error: z.object({ code: z.string() }) })],
])('a context with %s is asked where that may stand', (path, context) => {
  // no more of a model and its notes is read
  const asked = (secrets: object) =>
    undeclared({ secrets } as Asked[0], { schemas: { context } } as unknown as Asked[1])
  expect(asked({})).toEqual([path])
  expect(asked({ [path]: () => true })).toEqual([])
})
