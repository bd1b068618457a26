import { describe, expect, test } from 'vitest'
import { createDriver } from '~/machines/proving/driver'
import { connectFinder } from '~/machines/shop/finder/finder.connect'
import { finderMachine } from '~/machines/shop/finder/finder.machine'
import { finderModel } from '~/machines/shop/finder/finder.model'

const submit = { type: 'SUBMIT' }

async function openFinder(date: string) {
  const driver = createDriver(finderModel)
  await driver.start()
  await driver.perform({ type: 'BIRTH_DATE', date, status: 'valid' })
  await driver.perform(submit)
  const view = () => {
    const snapshot = driver.actor.getSnapshot()
    if (snapshot.machine.id !== finderMachine.id) throw new Error('not the finder')
    return connectFinder(snapshot)
  }
  return { ...driver, view }
}

describe('the finder on 20 November 2026', () => {
  test.each([
    ['S-212', '2026-09-20', 'kit-the-looker'],
    ['S-213', '2026-08-20', 'kit-the-charmer'],
    ['S-214', '2026-06-20', 'kit-the-senser'],
    ['S-217', '2025-11-20', 'kit-the-thinker'],
    ['S-218', '2025-10-20', 'kit-the-babbler'],
    ['S-221', '2025-01-20', 'kit-the-companion'],
    ['S-233', '2021-11-20', 'kit-the-planner'],
  ])('%s opens the kit of a child born on %s', async (_rule, date, anchor) => {
    const { calls, actor } = await openFinder(date)
    expect(calls.map(({ input }) => input)).toEqual([{ href: `/nl/products/${anchor}` }])
    actor.stop()
  })

  test('leads nobody past every kit anywhere, and says so until another date is typed', async () => {
    const { calls, view, perform, actor } = await openFinder('2021-10-20')
    expect(calls).toEqual([])
    expect(view()).toMatchObject({ isAgedOut: true, isBusy: false })
    await perform({ type: 'BIRTH_DATE', date: null, status: 'partial' })
    expect(view().isAgedOut).toBe(false)
    actor.stop()
  })

  test.each(['invalid', 'agedOut'] as const)('says no more that a date was %s once another is typed', async (told) => {
    const { actor, start, perform } = createDriver(finderModel, { ...finderModel.input, told })
    await start()
    expect(actor.getSnapshot().value).toEqual({ asking: told === 'invalid' ? 'told' : told })
    await perform({ type: 'BIRTH_DATE', date: null, status: 'partial' })
    expect(actor.getSnapshot().value).toEqual({ asking: 'quiet' })
    actor.stop()
  })

  test('says that a page cannot open, at once or after five seconds, and tries again', async () => {
    const { calls, view, perform, clock, actor } = await openFinder('2026-08-20')
    expect(view()).toMatchObject({ isBusy: true, couldNotOpen: false })
    await perform({ type: 'xstate.error.actor.openKit', error: new Error('blocked') })
    expect(view()).toMatchObject({ isBusy: false, couldNotOpen: true })
    await perform(submit)
    expect(view()).toMatchObject({ isBusy: true, couldNotOpen: false })
    expect(calls).toHaveLength(2)
    clock.next()
    expect(clock.now()).toBe(5000)
    expect(view()).toMatchObject({ isBusy: false, couldNotOpen: true })
    await perform(submit)
    await perform({ type: 'xstate.done.actor.openKit', output: undefined })
    expect(view()).toMatchObject({ isBusy: false, couldNotOpen: false })
    actor.stop()
  })
})
