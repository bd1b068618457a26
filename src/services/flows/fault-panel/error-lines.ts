import { ACCOUNT_LINES } from './account-lines'
import { SHOP_LINES } from './shop-lines'

/** The lines of S.15 and A.20 that pages show: two clicks from the panel, the second one on the page. */
export const ERROR_LINES = [...SHOP_LINES, ...ACCOUNT_LINES]

/** Why a rule of S.15 or A.20 has no line; `awaited`: its page does not exist yet, so nothing keeps the rule. */
type WithoutLine = { rule: string; why: string; isAwaited: boolean }

const awaited = (rule: string, what: string): WithoutLine => ({ rule, why: `comes with ${what}`, isAwaited: true })
const never = (rule: string, why: string): WithoutLine => ({ rule, why, isAwaited: false })

/** The rules of S.15 and A.20 that no page shows. */
export const WITHOUT_LINE: readonly WithoutLine[] = [
  awaited('S-368', 'collections and bundles'),
  awaited('S-371', 'the page of any other product'),
  never('S-375', 'texts of /api/cart: the page of the cart has those of S-372 and S-373'),
  never('S-376', 'an abort leaves no trace: nothing is said, and nothing is logged'),
  never('S-380', 'a text of /api/inventory: the page of a kit only logs it'),
  never('S-381', 'nothing is said: the cart keeps the words that it has'),
  awaited('S-386', 'the page of any other product'),
  never('S-387', 'a catalogue that is broken itself, which no upstream’s failing is: the page shows the line of S-367'),
  awaited('S-388', 'the replacement parts'),
  awaited('S-389', 'the course player'),
  awaited('S-390', 'the course player'),
]
