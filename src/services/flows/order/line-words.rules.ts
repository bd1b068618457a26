import { LINE_WORDS, type LineWords } from '~/content/checkout-words'
import { KITS } from '~/services/domain/kits/kit.rules'
import type { Language } from '~/services/domain/locale'
import type { Order } from '~/services/domain/orders/order.contract'

type Said = (words: LineWords) => string
const PLAIN = ['payPerKit', 'lastKit', 'books', 'booksDetail', 'monthlyBox', 'giftFits'] as const
const COUNTED = ['upFront', 'renewing', 'gift'] as const

const SAID: readonly Said[] = [
  ...PLAIN.map(
    (key): Said =>
      (words) =>
        words[key],
  ),
  ...COUNTED.flatMap((key) =>
    KITS.map(
      (_, at): Said =>
        (words) =>
          words[key](at + 1),
    ),
  ),
]
/** What lines can say, by what it is in any language. */
const KEPT = new Map(Object.values(LINE_WORDS).flatMap((words) => SAID.map((said) => [said(words), said] as const)))

/** Several things that a line says stand beside each other (S-068). */
const BETWEEN = ' / '

/** What the shop says in an order's lines, in this language; names, and what was chosen, stay as they are. */
export function wordedIn(order: Order, language: Language): Order {
  const worded = (text: string) => KEPT.get(text)?.(LINE_WORDS[language]) ?? text
  const line_items = order.line_items.map(({ properties: { title, variant_title, ...properties }, ...line }) => ({
    ...line,
    properties: {
      ...properties,
      title: worded(title),
      ...(variant_title && { variant_title: variant_title.split(BETWEEN).map(worded).join(BETWEEN) }),
    },
  }))
  return { ...order, line_items }
}
