import { expect, test } from 'vitest'
import { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import { openAccountServices } from '../support/account-services'

const services = openAccountServices()

test('A-225 a kit names what comes in it, with a picture of each; what is no kit holds nothing', async () => {
  const kit = await services.ask('catalog', '/product?anchor=kit-the-charmer&language=nl')
  const { products } = CatalogProduct.parse(kit.body.product)
  expect(products[0]).toEqual({ name: 'Rammelaar met twee kanten', image_uri: 'kit-charmer-toy-1' })
  expect(products.length).toBeGreaterThan(4)
  const books = await services.ask('catalog', '/product?anchor=book-seedling&language=nl')
  expect(books.body.product.products).toEqual([])
})
