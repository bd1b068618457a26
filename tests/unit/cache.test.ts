import { expect, test } from 'vitest'
import { createCache } from '~/services/platform/cache/cache.server'
import type { SharedStore } from '~/services/platform/cache/shared-store'

/** A shared store in memory that writes down how long each answer was to be kept. */
function storeOf() {
  const kept = new Map<string, { text: string; seconds: number }>()
  const store: SharedStore = {
    get: async (key) => ({ text: kept.get(key)?.text ?? null, mark: '0' }),
    set: async ({ key, text, seconds }) => kept.set(key, { text, seconds }),
    forget: async () => undefined,
  }
  return { kept, store }
}

function cacheOf() {
  const { kept, store } = storeOf()
  const time = { seconds: 1 }
  const { cached } = createCache({ store, now: () => time.seconds * 1000 })
  const source: { answer: unknown; asked: number } = { answer: null, asked: 0 }
  const read = () =>
    cached({
      key: 'content:kit',
      seconds: 14_400,
      load: async () => {
        source.asked += 1
        if (source.answer instanceof Error) throw source.answer
        return source.answer
      },
    })
  return { kept, time, source, read }
}

test.each([[null], [[]]])(
  'that there is nothing (%j) is kept for seconds, here and in the shared store',
  async (nothing) => {
    const { kept, time, source, read } = cacheOf()
    source.answer = nothing
    expect([await read(), await read()]).toEqual([nothing, nothing])
    expect(source.asked).toBe(1)
    expect(kept.get('content:kit')?.seconds).toBe(10)
    kept.clear()
    source.answer = { title: 'The Babbler' }
    time.seconds += 11
    // not served once more while it is asked for anew
    expect(await read()).toEqual({ title: 'The Babbler' })
    expect(kept.get('content:kit')?.seconds).toBe(14_400)
  },
)

test('a source that fails leaves what it said before, but not that it said nothing', async () => {
  const { kept, time, source, read } = cacheOf()
  expect(await read()).toBeNull()
  kept.clear()
  time.seconds += 11
  source.answer = new Error('another form')
  await expect(read()).rejects.toThrow('another form')
  source.answer = { title: 'The Babbler' }
  expect(await read()).toEqual({ title: 'The Babbler' })
  kept.clear()
  time.seconds += 14_401
  source.answer = new Error('another form')
  expect(await read()).toEqual({ title: 'The Babbler' })
})

test('what another process found missing is asked for anew within half a minute', async () => {
  const { kept, time, source, read } = cacheOf()
  kept.set('content:kit', { text: 'null', seconds: 10 })
  expect(await read()).toBeNull()
  kept.clear()
  source.answer = { title: 'The Babbler' }
  time.seconds += 11
  expect(await read()).toEqual({ title: 'The Babbler' })
})

test('what is not whole in the shared store is asked for anew, and written over', async () => {
  const { kept, source, read } = cacheOf()
  kept.set('content:kit', { text: '{"title":"The Ba', seconds: 14_400 })
  source.answer = { title: 'The Babbler' }
  expect(await read()).toEqual({ title: 'The Babbler' })
  expect(kept.get('content:kit')?.text).toBe('{"title":"The Babbler"}')
})
