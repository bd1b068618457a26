import type { Localized, SeedProduct, ShopifySeed } from '~/services/upstreams/shopify/embedded/catalogue.contract'

const words = (en: string, de = en): Localized => ({ en, de, nl: en, fr: en, es: en })
const price = (eur: number) => ({ EUR: eur, USD: eur + 100, GBP: eur - 100, AUD: eur + 500 })

type Few = Partial<SeedProduct> & Pick<SeedProduct, 'handle' | 'productType' | 'variants'>

const product = ({ handle, ...rest }: Few): SeedProduct => ({
  handle,
  tags: [],
  title: words(handle),
  description: words(`<p>About <b>${handle}</b> &amp; more.</p>`),
  collections: ['all-toys'],
  options: [],
  images: [`${handle}-1`, `${handle}-2`],
  metafields: [],
  requiresShipping: true,
  publishedAt: '2026-02-01T00:00:00.000Z',
  ...rest,
})

const single = (sku: string, eur: number, stock: number | null): SeedProduct['variants'] => [
  { sku, optionValues: {}, priceCents: price(eur), stock, policy: 'deny' },
]

/** Two colours in two sizes, of which red in large does not exist and blue in small is sold out. */
const doll = product({
  handle: 'soft-doll',
  productType: 'Dolls',
  title: words('Soft Doll', 'Weiche Puppe'),
  tags: ['soft', 'bestseller'],
  options: [
    { name: 'Colour', values: ['Red', 'Blue'], swatches: { Red: '#aa0000' } },
    { name: 'Size', values: ['S', 'L'] },
  ],
  variants: [
    { sku: 'DOLL-R-S', optionValues: { Colour: 'Red', Size: 'S' }, priceCents: price(2000), stock: 5, policy: 'deny' },
    { sku: 'DOLL-B-S', optionValues: { Colour: 'Blue', Size: 'S' }, priceCents: price(2200), stock: 0, policy: 'deny' },
    {
      sku: 'DOLL-B-L',
      optionValues: { Colour: 'Blue', Size: 'L' },
      priceCents: price(2550),
      compareAtCents: price(3000),
      stock: 0,
      policy: 'continue',
      image: 'soft-doll-2',
    },
  ],
  metafields: [
    { namespace: 'custom', key: 'min_months', type: 'number_integer', value: '6' },
    { namespace: 'custom', key: 'goes_with', type: 'list.product_reference', value: '["ball"]' },
  ],
  publishedAt: '2026-03-01T00:00:00.000Z',
})

export const shopSeed: ShopifySeed = {
  products: [
    doll,
    product({
      handle: 'ball',
      productType: 'Toys',
      title: words('Ball', 'Ball'),
      tags: ['soft'],
      variants: single('BALL', 1000, 3),
    }),
    product({
      handle: 'blocks',
      productType: 'Toys',
      title: words('Blocks', 'Klötze'),
      variants: single('BLOCKS', 3000, 0),
    }),
    product({ handle: 'abacus', productType: 'Toys', title: words('Abacus'), variants: single('ABACUS', 1500, null) }),
    product({
      handle: 'play-plan',
      productType: 'Subscription',
      title: words('Play Plan'),
      collections: ['plans'],
      variants: single('PLAN', 8400, null),
      sellingPlans: [
        {
          name: words('Every 2 months'),
          handle: 'every-2-months',
          deliveryMonths: 2,
          description: words('Six a year'),
        },
      ],
    }),
    product({
      handle: 'course',
      productType: 'Course Pack',
      collections: [],
      requiresShipping: false,
      variants: single('COURSE', 4900, null),
    }),
    product({
      handle: 'gift-card',
      productType: 'Gift Card',
      collections: [],
      requiresShipping: false,
      variants: single('GIFT', 5000, null),
    }),
  ],
  collections: [
    {
      handle: 'all-toys',
      title: words('All toys', 'Alle Spielsachen'),
      description: words('<p>Toys</p>'),
      sort: 'MANUAL',
    },
    { handle: 'plans', title: words('Plans'), description: words(''), image: 'ball-1', sort: 'PRICE_DESC' },
  ],
  shop: {
    name: 'Playchart',
    description: words('Play'),
    menus: [
      {
        handle: 'main-menu',
        items: [
          { title: words('Home'), path: '/' },
          { title: words('Toys', 'Spielzeug'), path: '/collections/all-toys' },
          { title: words('Doll'), path: '/products/soft-doll' },
          { title: words('About'), path: '/pages/about' },
          { title: words('Elsewhere'), path: '/gift' },
        ],
      },
    ],
    pages: [{ handle: 'about', title: words('About us'), bodyHtml: words('<p>We make play kits.</p>') }],
    policies: {
      privacyPolicy: { handle: 'privacy-policy', title: words('Privacy'), body: words('<p>Little is kept.</p>') },
    },
    redirects: [{ path: '/old-doll', target: '/products/soft-doll' }],
  },
  media: {
    'soft-doll-1': { width: 1200, height: 900, alt: words('A doll', 'Eine Puppe'), hash: 'abcdef01' },
    'soft-doll-2': { width: 1200, height: 900, alt: 'The back of a doll' },
  },
}
