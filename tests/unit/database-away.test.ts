import { describe, expect, test } from 'vitest'
import { isDatabaseAway } from '~/services/platform/database/away'
import { openPipeline } from '../support/pipeline'

const coded = (code: string) => Object.assign(new Error('of the driver'), { code })
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })

const answerTo = (error: Error) => openPipeline({ answer: () => Promise.reject(error) })('/api/cart')

describe('a database that is away', () => {
  test.each([
    ['shuts down', coded('57P01')],
    ['starts up', coded('57P03')],
    ['has no connection left', coded('53300')],
    ['has no listener', coded('ECONNREFUSED')],
    ['has no name for a moment', coded('ENOTFOUND')],
    ['hangs up in the midst of a query', new Error('Connection terminated unexpectedly')],
    ['does not answer in time', new Error('Query read timeout')],
  ])('which %s is 503 with when to come back, also as Drizzle wraps it', async (_how, error) => {
    for (const thrown of [error, wrapped(error)]) {
      const { status, headers } = await answerTo(thrown)
      expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.toSatisfy((seconds) => seconds > 0)])
    }
  })

  test('is none that answers: what it refuses is a fault of ours, 500', async () => {
    const refused = wrapped(coded('23505'))
    expect(isDatabaseAway(refused)).toBe(false)
    const { status, headers } = await answerTo(refused)
    expect([status, headers.get('retry-after')]).toEqual([500, null])
  })
})
