import { describe, expect, test } from 'vitest'
import { checkoutModel, payableCheckout } from '~/machines/checkout/checkout/checkout.model'
import { createDriver, type Driver } from '~/machines/proving/driver'

const card = { number: '4242 4242 4242 4242', expiry: '07 / 30', cvc: '123', name: 'Robin Sample' }
const start = { ...Object(checkoutModel.input), checkout: payableCheckout() }
const paid = (change: Parameters<typeof payableCheckout>[0]) => ({ ok: true, value: payableCheckout(change) })
const refused = (kind: string) => ({ ok: false, error: { kind, cause: '', retryAfterSeconds: null } })

/** A checkout whose payment is on its way. */
async function charging(): Promise<Driver> {
  const driver = createDriver(checkoutModel, start)
  await driver.start()
  await driver.perform({ type: 'CARD', card })
  await driver.perform({ type: 'PAY' })
  await driver.perform({ type: 'xstate.done.actor.newKey', output: 'key-1' })
  expect(driver.actor.getSnapshot().value).toEqual({ paying: 'charging' })
  return driver
}

const lost = (driver: Driver) =>
  driver.perform({ type: 'xstate.error.actor.payCheckout', error: new Error('the answer was lost') })
const answered = (output: unknown) => (driver: Driver) =>
  driver.perform({ type: 'xstate.done.actor.payCheckout', output })

describe('F-35f a payment whose end nobody knows is looked into', () => {
  test.each([
    ['its call crashed', lost],
    ['no answer came in time', (driver) => driver.perform({ type: 'xstate.after.patience.checkout.paying.charging' })],
    ['the shop was out of reach', answered(refused('unreachable'))],
    ['the answer could not be read', answered(refused('invalid'))],
    ['the same key is still on its way', answered(refused('running'))],
    ['it is charged, and the order is not written yet', answered(paid({ status: 'paid' }))],
  ] satisfies [string, (driver: Driver) => Promise<void>][])('where %s', async (_, end) => {
    const driver = await charging()
    await end(driver)
    expect(driver.actor.getSnapshot().value).toBe('reconciling')
    const looking = driver.calls.findLast(({ src }) => src === 'reconciliation')
    expect(looking?.input).toMatchObject({ attempt: { idempotencyKey: 'key-1', total: payableCheckout().total } })
  })

  test('also when looking into it broke off and the page is tried again', async () => {
    const driver = await charging()
    await lost(driver)
    await driver.perform({ type: 'xstate.error.actor.reconciliation', error: new Error('crashed') })
    expect(driver.actor.getSnapshot().value).toEqual({ withBuyer: 'unavailable' })
    await driver.perform({ type: 'RETRY' })
    const { checkout: _, ...page } = start
    const output = { ok: true, value: { ...page, checkout: payableCheckout() } }
    await driver.perform({ type: 'xstate.done.actor.getCheckoutPage', output })
    expect(driver.actor.getSnapshot().value).toBe('reconciling')
    expect(driver.calls.filter(({ src }) => src === 'payCheckout')).toHaveLength(1)
  })

  test('and where the shop has said no, the buyer is back at the card at once', async () => {
    const driver = await charging()
    await answered({ ok: false, error: { kind: 'payment', failure: 'declined' } })(driver)
    expect(driver.actor.getSnapshot().value).toEqual({ withBuyer: { steps: 'payment' } })
    expect(driver.calls.some(({ src }) => src === 'reconciliation')).toBe(false)
  })
})
