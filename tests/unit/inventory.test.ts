import { describe, expect, test } from 'vitest'
import de from '~/content/messages/de.json'
import en from '~/content/messages/en.json'
import es from '~/content/messages/es.json'
import fr from '~/content/messages/fr.json'
import nl from '~/content/messages/nl.json'
import {
  canLookUpInventory,
  inventoryButton,
  inventoryStatus,
  isBelowThreshold,
  LOW_STOCK_THRESHOLD,
  STATUS_TEXT,
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

describe('the button', () => {
  test('S-238 says the add-to-cart text, and Added to Order once selected', () => {
    expect(inventoryButton({ status: 'active' })).toEqual({ label: 'Add to Cart', isDisabled: false })
    expect(inventoryButton({ status: 'active' }, { addToCart: 'Take it' }).label).toBe('Take it')
    expect(inventoryButton({ status: 'active', isSelected: true }).label).toBe('Added to Order')
  })
  test('S-239 is disabled when out of stock', () => {
    expect(inventoryButton({ status: 'out_of_stock', isSelected: true })).toEqual({
      label: 'Out of Stock',
      isDisabled: true,
    })
  })
  test('S-240 offers a pre-order before the stock is there', () => {
    expect(inventoryButton({ status: 'presale' })).toEqual({ label: 'Pre-Order Now', isDisabled: false })
    expect(STATUS_TEXT.soldOut).toBe('Sold out')
  })
  test('S-243 says the back order’s words where content has some', () => {
    expect(inventoryButton({ status: 'backorder' }).label).toBe('Add to Cart')
    expect(inventoryButton({ status: 'backorder' }, { backorder: 'Back in May' }).label).toBe('Back in May')
  })
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
