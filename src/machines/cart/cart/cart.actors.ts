import { fromCallback, fromPromise } from 'xstate'
import { openChannel } from '~/services/browser/channel'
import { moveFocusFrom } from '~/services/browser/focus'
import { placeOfPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { watchReturns } from '~/services/browser/returns'
import type { Intents } from '~/services/domain/cart/cart.rules'
import { addToCart, applyCartIntents, getCart, prepareCheckout } from '~/services/flows/cart/cart.functions'
import { getCartWords } from '~/services/flows/content/content.functions'
import { appWide } from '../../runtime/app-wide'
import type { announcerMachine } from '../../shell/announcer/announcer.machine'
import { liveCartRulesMachine } from '../cart-rules/cart-rules.actors'
import { cartMachine } from './cart.machine'
import { CART_CHANNEL } from './cart.rules'
import type { Add, Apply, CartAnswer } from './cart.setup'

const intentsOf = (intents: Intents) => Object.entries(intents).map(([lineId, quantity]) => ({ lineId, quantity }))

const say = (text: string) => {
  if (text) appWide<typeof announcerMachine>('announcer').send({ type: 'ANNOUNCE', text })
}

/** The cart over the server functions and the messages of this browser's other tabs (decided: E-63). */
export const liveCartMachine = cartMachine.provide({
  actors: {
    getCart: fromPromise<CartAnswer>(({ signal }) => getCart({ signal })),
    applyCartIntents: fromPromise<CartAnswer, Apply>(({ input: { intents, ...rest }, signal }) =>
      applyCartIntents({ data: { intents: intentsOf(intents), ...rest }, signal }),
    ),
    addToCart: fromPromise<CartAnswer, Add>(({ input, signal }) =>
      addToCart({ data: { lines: input.lines, idempotencyKey: input.key }, signal }),
    ),
    prepareCheckout: fromPromise<CartAnswer>(({ signal }) => prepareCheckout({ signal })),
    otherTabs: fromCallback<{ type: 'TELL' }>(({ sendBack, receive }) => {
      const channel = openChannel(CART_CHANNEL, () => sendBack({ type: 'OTHER_TAB' }))
      receive(() => channel.tell('changed'))
      const ignore = watchReturns(() => sendBack({ type: 'OTHER_TAB' }))
      return () => {
        channel.close()
        ignore()
      }
    }),
    productWords: fromCallback<{ type: 'LOOK'; handles: string[] }>(({ sendBack, receive }) => {
      receive(({ handles }) => {
        if (handles.length === 0) return
        getCartWords({ data: { ...placeOfPage(), handles } }).then(
          (words) => sendBack({ type: 'WORDS', words }),
          () => logFailure('cart.words-failed'),
        )
      })
    }),
    cartRules: liveCartRulesMachine,
  },
  actions: {
    announce: (_, texts) => say(texts.join('. ')),
    announceAdded: (_, text) => say(text),
    moveFocusOn: () => moveFocusFrom('[data-undo]', '[data-line]'),
    scrollToTop: () => scrollTo({ top: 0 }),
    logFailure: () => logFailure('cart.failed'),
  },
})
