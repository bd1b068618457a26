import { expect, test } from 'vitest'
import { loadMessages } from '~/content/messages'
import { DELIVERY } from '~/services/domain/delivery/delivery.rules'
import { LANGUAGES, localeOf, REGIONS } from '~/services/domain/locale'
import { vatOf } from '~/services/domain/prices/tax.rules'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'

const nameIn = (region: (typeof REGIONS)[number]) => taxNameOf(localeOf('en', region).currency)

test.each(REGIONS)('prices in region %s come with the tax exactly where the cart says so', (region) => {
  expect(nameIn(region) !== 'salesTax').toBe(vatOf(DELIVERY[region].home).isIncluded)
})

test('the tax is VAT in Europe, GST in Australia and sales tax in the United States', () => {
  expect(REGIONS.map((region) => [region, nameIn(region)])).toEqual([
    ['eu', 'vat'],
    ['us', 'salesTax'],
    ['gb', 'vat'],
    ['au', 'gst'],
  ])
})

test.each(LANGUAGES)('a cart in dollars speaks of no VAT (%s)', async (language) => {
  const { sums } = await loadMessages(language)
  const vat = /VAT|btw|TVA|MwSt|IVA/
  expect(sums.tax.vat).toMatch(vat)
  expect([sums.tax.salesTax, sums.tax.gst].filter((text) => vat.test(text))).toEqual([])
})
