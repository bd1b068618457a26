import { expect, test } from 'vitest'
import { LINE_WORDS } from '~/content/checkout-words'
import { READING_BOXES } from '~/services/domain/kits/reading-club.rules'
import { localeOf } from '~/services/domain/locale'
import { boxesIn, titledIn } from '~/services/domain/orders/order-title.rules'
import { wordedIn } from '~/services/flows/order/line-words.rules'
import { ownOrder } from '~/services/flows/order/order.rules'
import { orderRow } from '~/services/flows/order-history/order-history.rules'
import { openContent } from '../support/content'
import { line, order, TODAY } from '../support/orders'

const shop = await openContent()
const renewal = {
  ...order,
  line_items: [line('ERC-BOX-3-4', { product_type: 'ERC', title: 'Early Reader Club, 3–4 years' }), line('TOY-1')],
}

test('the boxes in some orders are each asked for once, and nothing else is', () => {
  expect(boxesIn([renewal, order, renewal])).toEqual([READING_BOXES[0]])
  expect(boxesIn([{ line_items: [line('ERC-BOX-8-9')] }])).toEqual([])
})

test.each([
  ['nl', 'Early Reader Club, 3–4 jaar'],
  ['fr', 'Early Reader Club, 3–4 ans'],
  ['de', 'Early Reader Club, 3–4 Jahre'],
  ['es', 'Early Reader Club, 3–4 años'],
  ['en', 'Early Reader Club, 3–4 years'],
] as const)('a box of a renewal is called as the club calls it (%s: %s)', async (language, title) => {
  const box = await shop.content.readingBox(localeOf(language, 'eu'), 'erc-box-3-4')
  const titled = titledIn(renewal, new Map([['erc-box-3-4', box?.title ?? '']]))
  expect(ownOrder(titled, TODAY).lines.map((each) => each.title)).toEqual([title, 'One TOY-1'])
  expect(orderRow(titled).titles).toEqual([title, 'One TOY-1'])
  expect(titled.line_items.map(({ sku, price }) => [sku, price])).toEqual(
    renewal.line_items.map(({ sku, price }) => [sku, price]),
  )
})

test('a box that the shop knows no more keeps the name that it was sold by', () =>
  expect(titledIn(renewal, new Map())).toEqual(renewal))

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
test.each(LANGUAGES.flatMap((bought) => LANGUAGES.map((read) => [bought, read] as const)))(
  'what the shop says in a line that was bought in %s is said in %s, and what was chosen stays',
  (bought, read) => {
    const [kept, wanted] = [LINE_WORDS[bought], LINE_WORDS[read]]
    const kit = line('KIT', { title: 'The Babbler', variant_title: `Tan / ${kept.upFront(4)}` })
    const lines = [kit, line('BOOKS', { title: kept.books }), line('GIFT', { title: kept.gift(1) })]
    const said = wordedIn({ ...order, line_items: lines }, read).line_items.map(({ properties }) => properties)
    expect(said.map(({ title }) => title)).toEqual(['The Babbler', wanted.books, wanted.gift(1)])
    expect(said.map((each) => each.variant_title)).toEqual([`Tan / ${wanted.upFront(4)}`, undefined, undefined])
  },
)
