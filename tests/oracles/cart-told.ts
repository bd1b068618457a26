import type { CartView } from '~/machines/cart/cart/cart.connect'
import { did, equal, isRunning, sentTo } from '~/machines/proving/oracle/checks'
import { always } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import { type Account, answerIn, isClamped, isUnknown, type Known } from './cart-account'
import { ends, isAtRest, isLast, isOk, isSave, known, owed, wasAtRest } from './cart-moments'

const row: typeof always<CartView, Account> = always
const count = ({ effects }: Known, effect: string) => effects.filter(({ name }) => name === effect).length
const once = (step: Known, effect: string, isDue: boolean) => equal(count(step, effect), isDue ? 1 : 0)

const isNews = (step: Known) =>
  ends('addToCart', isOk)(step) || ends('applyCartIntents', (answer, now) => isOk(answer) && isLast(answer, now))(step)

/** Changes or a checkout that did not come true: what is said of them stands on top of the page. */
const isLoud = (step: Known) =>
  (ends('prepareCheckout')(step) && owed(step).error === 'checkout') ||
  ends(
    'applyCartIntents',
    (answer, now) => isLast(answer, now) && (!isOk(answer) || isClamped(answer.output.value, now.asked)),
  )(step)

/** What had no answer in the end; a refusal of the shop is none of it where somebody is told. */
function isTrouble(step: Known) {
  const answer = answerIn(step)
  if (answer === null || answer.output.ok || answer.output.cart) return false
  if (answer.actor === 'addToCart') return isUnknown(answer) && known(step).tries === 2
  return answer.actor !== 'applyCartIntents' || !isSave(answer)
}

/** What the cart says to those who asked, to people who listen, to other tabs and to the log. */
export const toldByCart = [
  row({ decided: 'ADR-0011', says: 'who asked under a key is told, once' }, (step) => {
    const { removals, done, refused } = owed(step)
    const isOther = (key: string) => removals.every((removal) => removal.key !== key)
    const told = (kind: 'done' | 'refused') => step.emitted.flatMap((event) => event[kind]).filter(isOther)
    return equal([told('done'), told('refused')], [done, refused])
  }),
  row({ decided: 'ADR-0011', says: 'who wanted something out is told how it ended, and not before' }, (step) => {
    const { cart, asked, removals } = owed(step)
    const told = (kind: 'done' | 'refused') => step.emitted.flatMap((event) => event[kind])
    return removals.map(({ key, variantIds }) => {
      const left = cart?.lines.filter(({ variantId }: Loose) => variantIds.includes(variantId)) ?? []
      if (left.some(({ id }: Loose) => id in asked)) return ![...told('done'), ...told('refused')].includes(key)
      return !told(left.length === 0 ? 'refused' : 'done').includes(key)
    })
  }),
  row({ rule: 'S-246', says: 'what is gone is said once the shop has taken it out, and not before' }, (step) =>
    equal(
      step.effects.flatMap(({ name, params }) => (name === 'announce' ? params : [])),
      owed(step).said,
    ),
  ),
  row({ rule: 'S-246', says: 'what came in is said once the shop has it' }, (step) =>
    ends('addToCart', isOk)(step)
      ? did(step, 'announceAdded', known(step).adds[0]?.announcement)
      : once(step, 'announceAdded', false),
  ),
  row(
    {
      decided: 'E-63',
      says: 'other tabs are told of what has changed',
      when: ({ before }) => before !== null && isRunning(before, 'otherTabs'),
    },
    (step) =>
      equal(
        step.sent.some(({ event }) => event.type === 'TELL'),
        isNews(step),
      ),
  ),
  row(
    {
      rule: ['S-339', 'S-381'],
      says: 'words are asked for that are not known yet',
      when: (step) => isAtRest(step) && !wasAtRest(step) && isRunning(step, 'productWords'),
    },
    (step) => {
      const handles: string[] = step.memory.cart.lines.map(({ handle }: Loose) => handle)
      const unknown = [...new Set(handles)].filter((handle) => !(handle in step.memory.words))
      return sentTo(step, 'productWords', { type: 'LOOK', handles: unknown })
    },
  ),
  row({ rule: ['S-339', 'S-381'], says: 'and only then', when: (step) => !isAtRest(step) }, ({ sent }) =>
    sent.every(({ event }) => event.type !== 'LOOK'),
  ),
  row({ rule: ['S-372', 'S-373', 'S-374'], says: 'the page shows what did not work' }, (step) =>
    once(step, 'scrollToTop', isLoud(step)),
  ),
  row({ decided: 'ADR-0047', says: 'who stands on an offer that ends goes on to the next line' }, (step) =>
    once(
      step,
      'moveFocusOn',
      step.event.type === 'time' && known(step).offers.length > 0 && step.memory.offers.length === 0,
    ),
  ),
  row({ decided: 'E-104', says: 'what had no answer in the end is in the log' }, (step) =>
    once(step, 'logFailure', isTrouble(step)),
  ),
]
