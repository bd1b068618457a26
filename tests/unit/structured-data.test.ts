import { describe, expect, test } from 'vitest'
import { GALLERY_LIMIT, shownPictures } from '~/services/flows/kit-page/kit-page.rules'
import { breadcrumbData, jsonLd, type KitData, kitData } from '~/services/flows/kit-page/structured-data.rules'

const kit: KitData = {
  language: 'en',
  url: 'https://play.test/products/kit-the-babbler',
  origin: 'https://play.test',
  title: 'The Babbler Play Kit',
  description: 'Five toys for 13–15 months.',
  sku: 'KIT-BABBLER',
  pictures: [{ src: '/upstream/media/kit-babbler-open?v=1' }, { src: 'https://images.ctfassets.net/a/b.webp' }],
  offers: { subscription: { amountCents: 12600, currency: 'eur' }, single: { amountCents: 15205, currency: 'eur' } },
  stock: 'active',
  rating: { value: 4.75, count: 214 },
}

describe('structured data of a kit', () => {
  test('tells the product and its ratings', () => {
    const data = kitData(kit)
    expect(data).toMatchObject({ '@type': 'Product', name: 'The Babbler Play Kit', sku: 'KIT-BABBLER' })
    expect(data.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: 214 })
    expect(data.image).toEqual([
      'https://play.test/upstream/media/kit-babbler-open?v=1',
      'https://images.ctfassets.net/a/b.webp',
    ])
  })

  test('keeps quiet about ratings that nobody gave', () => {
    expect(kitData({ ...kit, rating: null })).not.toHaveProperty('aggregateRating')
    expect(kitData({ ...kit, rating: { value: 0, count: 0 } })).not.toHaveProperty('aggregateRating')
  })

  test.each([
    ['en', 'Single Play Kit', 'Subscription, pay per kit'],
    ['fr', 'Play Kit à l’unité', 'Abonnement, paiement par kit'],
    ['nl', 'Losse Play Kit', 'Abonnement, betalen per kit'],
    ['es', 'Play Kit suelto', 'Suscripción, pago por kit'],
    ['de', 'Einzelnes Play Kit', 'Abo, Zahlung pro Kit'],
  ])('S-075 offers both ways to buy in %s', (language, single, subscription) => {
    expect(kitData({ ...kit, language }).offers.map(({ name }) => name)).toEqual([single, subscription])
  })

  test('S-075 offers the subscription alone where the kit is not sold singly', () => {
    expect(kitData({ ...kit, offers: { ...kit.offers, single: null } }).offers).toHaveLength(1)
  })

  test('S-076 throws on a language without words', () => {
    expect(() => kitData({ ...kit, language: 'it' })).toThrow('structured data has no words in "it"')
  })

  test('S-077 writes prices with two decimals', () => {
    expect(kitData(kit).offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual([
      ['152.05', 'EUR'],
      ['126.00', 'EUR'],
    ])
  })

  test('only the single kit can be out of stock', () => {
    const availability = kitData({ ...kit, stock: 'out_of_stock' }).offers.map((offer) => offer.availability)
    expect(availability).toEqual(['https://schema.org/OutOfStock', 'https://schema.org/InStock'])
  })
})

test('numbers the way to the page and gives the page itself no address', () => {
  const crumbs = [
    { text: 'Play Kits', url: '/nl/products/the-play-kits' },
    { text: 'The Babbler', url: null },
  ]
  expect(breadcrumbData(crumbs, 'https://play.test').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Play Kits', item: 'https://play.test/nl/products/the-play-kits' },
    { '@type': 'ListItem', position: 2, name: 'The Babbler' },
  ])
})

test('a text in JSON-LD cannot end its element', () => {
  const text = jsonLd({ name: '</script><!--<script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><!--<script>' })
})

describe('pictures of a gallery', () => {
  const picture = (name: string, sortOrder: number) => ({
    name,
    sortOrder,
    src: `/upstream/media/${name}`,
    alt: name,
    width: 1000,
    height: 800,
    blur: null,
  })

  test('S-206 stand in sort order, the repeated main picture once', () => {
    const shown = shownPictures([picture('life', 3), picture('open', 6), picture('closed', 2), picture('open', 1)])
    expect(shown.map(({ name }) => name)).toEqual(['open', 'closed', 'life'])
  })

  test('E-31 are at most eight', () => {
    const many = Array.from({ length: 12 }, (_, at) => picture(`toy-${at}`, Math.min(10, at + 1)))
    expect(shownPictures(many)).toHaveLength(GALLERY_LIMIT)
  })
})
