import { expect, test } from 'vitest'
import { createAdmission, type Visitor } from '~/services/request/pipeline/admission'

/** An event loop whose turns and time are told; each request that begins takes so many milliseconds of it. */
function open({ factor = 1, ms: first = 10 } = {}) {
  let now = 0
  let ms = first
  const reading: (() => void)[] = []
  const told: string[] = []
  const begun: string[] = []
  const admission = createAdmission({
    now: () => now,
    afterReading: (then) => reading.push(then),
    factor,
    onBegin: () => told.push('began'),
    onEnd: ({ refused }) => told.push(`ended after ${refused}`),
  })
  const work = (name: string) => {
    begun.push(name)
    now += ms
  }
  /** Whether somebody is let in. */
  const come = (name = 'somebody', visitor: Visitor = 'new') => {
    const place = admission.enter(() => visitor)
    if (place === null) work(name)
    else if (place !== 'refused') void place.then(() => work(name))
    return place !== 'refused'
  }
  const turn = async () => {
    for (const then of reading.splice(0)) then()
    await Promise.resolve()
  }
  /** Turns, in each of which as many come as go: the queue keeps its length. */
  const keepBusy = async (milliseconds: number) => {
    const until = now + milliseconds
    while (now < until) {
      const before = begun.length
      await turn()
      for (let gone = before; gone < begun.length; gone++) come()
      now += 0.1
    }
  }
  const rest = (milliseconds: number) => {
    now += milliseconds
  }
  const cost = (each: number) => {
    ms = each
  }
  return { cost, admission, come, turn, keepBusy, rest, told, begun }
}

const crowd = (come: (name?: string) => boolean, number: number) => Array.from({ length: number }, () => come())

test('one begins at once, and the others in the order in which they came', async () => {
  const { come, turn, begun, admission } = open()
  for (const name of ['first', 'second', 'third']) come(name)
  expect([begun.join(), admission.waiting()]).toEqual(['first', 2])
  for (let turns = 0; turns < 20; turns++) await turn()
  expect([begun.join(), admission.waiting()]).toEqual(['first,second,third', 0])
})

test('whoever comes while the loop still finds new ones does not keep them out for long', async () => {
  const { come, turn, begun, rest } = open()
  crowd(come, 3)
  for (let turns = 0; turns < 30 && begun.length === 1; turns++) {
    rest(1)
    come()
    await turn()
  }
  expect(begun.length).toBe(2)
})

test('a burst out of quiet is taken whole', () => {
  const { come } = open()
  expect(crowd(come, 300).every(Boolean)).toBe(true)
})

test('a queue that is empty for a moment is no quiet', async () => {
  const { come, keepBusy, turn, admission } = open()
  crowd(come, 40)
  await keepBusy(5000)
  while (admission.waiting() > 0) await turn()
  for (let turns = 0; turns < 5; turns++) await turn()
  expect(crowd(come, 100).every(Boolean)).toBe(false)
})

test('where some have been waiting for a second, nobody is let in who would wait too long', async () => {
  const { come, keepBusy } = open()
  crowd(come, 46)
  await keepBusy(5000)
  expect(come()).toBe(true)
  crowd(come, 10)
  expect([come(), come('buyer', 'known')]).toEqual([false, true])
  for (let more = 0; more < 30; more++) come('buyer', 'known')
  expect(come('buyer', 'known')).toBe(false)
})

test('what was dear is forgotten by cheap ones, between which the queue is empty now and then', async () => {
  const { come, keepBusy, turn, admission, cost } = open({ ms: 500 })
  crowd(come, 8)
  await keepBusy(20_000)
  cost(1)
  for (let times = 0; times < 100; times++) {
    crowd(come, 20)
    while (admission.waiting() > 0) await turn()
    for (let turns = 0; turns < 5; turns++) await turn()
  }
  expect(crowd(come, 100).every(Boolean)).toBe(true)
})

test('cheap requests may be many', async () => {
  const { come, keepBusy } = open({ ms: 1 })
  crowd(come, 250)
  await keepBusy(5000)
  expect(come()).toBe(true)
})

test('a few may always wait, whatever one takes', async () => {
  const { come, keepBusy } = open({ ms: 5000 })
  crowd(come, 8)
  await keepBusy(60_000)
  expect([come(), come(), come()]).toContain(true)
  crowd(come, 8)
  expect(come()).toBe(false)
})

test('a factor multiplies how long one may wait', async () => {
  const { come, keepBusy } = open({ factor: 10 })
  crowd(come, 300)
  await keepBusy(5000)
  expect(come()).toBe(true)
})

test('overload is told once when it begins and once when it has passed, with how many were refused', async () => {
  const { admission, come, keepBusy, rest, told } = open()
  crowd(come, 100)
  await keepBusy(3000)
  const refused = crowd(come, 3).filter((isIn) => !isIn).length
  expect([refused, told]).toEqual([3, ['began']])
  rest(2900)
  admission.look()
  expect(told).toEqual(['began'])
  rest(200)
  admission.look()
  expect(told.at(-1)).toMatch(/^ended after \d+$/)
})
