import { expect, test } from 'vitest'
import de from '~/content/messages/de.json'
import en from '~/content/messages/en.json'
import es from '~/content/messages/es.json'
import fr from '~/content/messages/fr.json'
import nl from '~/content/messages/nl.json'
import {
  canLookUpInventory,
  inventoryStatus,
  isBelowThreshold,
  LOW_STOCK_THRESHOLD,
} from '~/services/domain/kits/inventory.rules'

const stock = (availableForSale: boolean, currentlyNotInStock: boolean) => ({ availableForSale, currentlyNotInStock })

test('S-241 what is not for sale is out of stock, whatever its tags', () => {
  expect(inventoryStatus(stock(false, true), ['pre-order'])).toBe('out_of_stock')
  expect(inventoryStatus(undefined, [])).toBe('out_of_stock')
})

test('S-242 for sale without stock is a presale with a pre-order tag, else a back order', () => {
  expect(inventoryStatus(stock(true, true), ['wood', 'Pre-Order'])).toBe('presale')
  expect(inventoryStatus(stock(true, true), ['wood', 'pre-order-later'])).toBe('backorder')
})

test('S-243 anything else is active', () => {
  expect(inventoryStatus(stock(true, false), ['pre-order'])).toBe('active')
})

test('S-400 stock runs low below ten: nine does, ten does not, what is not counted never', () => {
  const below = (quantityAvailable: number | null, availableForSale = true) =>
    isBelowThreshold({ availableForSale, quantityAvailable }, LOW_STOCK_THRESHOLD)
  expect([below(9), below(10), below(null), below(null, false)]).toEqual([true, false, false, true])
})

test('S-306 inventory is looked up only with both a product and a threshold', () => {
  expect(canLookUpInventory({ productId: 'gid://shopify/Product/1', threshold: 0 })).toBe(true)
  expect(canLookUpInventory({ productId: 'gid://shopify/Product/1' })).toBe(false)
  expect(canLookUpInventory({ threshold: 10 })).toBe(false)
})

test('S-382 the two sentences, in every language its own', () => {
  expect(en.kit.soldOut).toEqual({
    short: 'This item is out of stock',
    long: 'This item is currently out of stock.',
  })
  const said = [en, nl, fr, de, es].map(({ kit }) => kit.soldOut.long)
  expect(new Set(said).size).toBe(5)
})
