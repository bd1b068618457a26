import { describe, expect, test } from 'vitest'
import { createDriver } from '~/machines/proving/driver'
import { connectErcCheckoutContinue } from '~/machines/subscription/erc-checkout-continue/erc-checkout-continue.connect'
import { ercCheckoutContinueModel } from '~/machines/subscription/erc-checkout-continue/erc-checkout-continue.model'

const [KEY, OTHER_KEY] = ['3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01', '3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c02']
const UUID = '8d0a4f5e-1f53-4a0e-9d55-0f3a4c1b2e02'
const [BUYER, OTHER] = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003']
const HREF = `/nl/checkout/customer-information/${UUID}`
const started = { ok: true, value: { uuid: UUID, href: `/nl/checkout/${UUID}` } }
const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('lost') })

/** The way to the checkout is as it is, and only its calls are in the hands of the test. */
async function openPage() {
  const driver = createDriver(ercCheckoutContinueModel)
  await driver.start()
  const asked = (src: string) => driver.calls.filter((call) => call.src === src).map(({ input }) => input)
  const view = () => connectErcCheckoutContinue(driver.actor.getSnapshot())
  return { ...driver, asked, view }
}
type Opened = Awaited<ReturnType<typeof openPage>>

/** Everything that may be under way when somebody else presses. */
const WAYS: [string, ReturnType<typeof done>[]][] = [
  ['is being named', []],
  ['is being started', [done('newKey', KEY)]],
  ['is asked where it goes on', [done('newKey', KEY), done('startCheckout', started)]],
]

describe('the newest press counts', () => {
  test.each(WAYS)('also while the checkout of another buyer %s', async (_, steps) => {
    const { perform, calls, asked, view } = await openPage()
    await perform({ type: 'GO', as: BUYER })
    for (const step of steps) await perform(step)
    await perform({ type: 'GO', as: OTHER })
    expect(calls.filter(({ isAborted }) => !isAborted).at(-1)?.src).toBe('newKey')
    await perform(done('newKey', OTHER_KEY))
    expect(asked('startCheckout').at(-1)).toMatchObject({ as: OTHER, idempotencyKey: OTHER_KEY })
    await perform(done('startCheckout', started))
    expect(asked('continueCheckout').at(-1)).toEqual({ uuid: UUID, as: OTHER })
    expect(view()).toMatchObject({ isBusy: true, hasFailed: false })
  })

  test.each(WAYS)('and the same buyer’s changes nothing while the checkout %s', async (_, steps) => {
    const { perform, calls } = await openPage()
    await perform({ type: 'GO', as: BUYER })
    for (const step of steps) await perform(step)
    const before = calls.length
    await perform({ type: 'GO', as: BUYER })
    expect(calls).toHaveLength(before)
    expect(calls.at(-1)?.isAborted).toBe(false)
  })
})

describe('after a failure a press', () => {
  const press = async ({ perform }: Opened) => perform({ type: 'GO', as: null })

  test('T5 repeats the start whose end nobody knows, with the same key', async () => {
    const page = await openPage()
    await press(page)
    await page.perform(done('newKey', KEY))
    await page.perform(lost('startCheckout'))
    expect(page.view()).toMatchObject({ isBusy: false, hasFailed: true })
    await press(page)
    expect(page.view()).toMatchObject({ isBusy: true, hasFailed: false })
    expect(page.asked('startCheckout')).toMatchObject([{ idempotencyKey: KEY }, { idempotencyKey: KEY }])
  })

  test('S-363 asks the checkout that is there already where it goes on, and opens it there', async () => {
    const page = await openPage()
    await press(page)
    for (const step of [done('newKey', KEY), done('startCheckout', started)]) await page.perform(step)
    await page.perform(lost('continueCheckout'))
    expect(page.view()).toMatchObject({ isBusy: false, hasFailed: true })
    await press(page)
    await page.perform(done('continueCheckout', { ok: true, value: { uuid: UUID, href: HREF } }))
    expect(page.asked('startCheckout')).toHaveLength(1)
    expect(page.asked('openPage')).toEqual([{ href: HREF }])
  })

  test('S-363 starts another checkout where the first is no longer there', async () => {
    const page = await openPage()
    await press(page)
    for (const step of [done('newKey', KEY), done('startCheckout', started)]) await page.perform(step)
    await page.perform(done('continueCheckout', { ok: false, error: { kind: 'gone' } }))
    await press(page)
    expect(page.asked('newKey')).toHaveLength(2)
  })
})
