import { expect, test } from 'vitest'
import { createDriver } from '~/machines/proving/driver'
import { inventoryModel } from '~/machines/shop/inventory/inventory.model'

test('S-401 a known answer is not asked for again within five minutes', async () => {
  const driver = createDriver(inventoryModel)
  const lookUp = { type: 'LOOKUP', productId: 'gid://shopify/Product/1', threshold: 10 }
  await driver.start()
  await driver.perform(lookUp)
  await driver.perform({
    type: 'xstate.done.actor.getInventory',
    output: {
      ok: true,
      value: { inventoryData: [{ variantId: 'gid://shopify/ProductVariant/1', isBelowThreshold: true }] },
    },
  })
  await driver.perform(lookUp)
  expect(driver.calls).toHaveLength(1)
  driver.clock.next()
  expect(driver.clock.now()).toBe(300_000)
  await driver.perform(lookUp)
  expect(driver.calls).toHaveLength(2)
  driver.actor.stop()
})
