import type { CartView } from '~/machines/cart/cart/cart.connect'
import { asked, didNot, equal, isRunning, stopped } from '~/machines/proving/oracle/checks'
import { after, always, either, lasts, notBefore, oracle } from '~/machines/proving/oracle/rows'
import {
  type Account,
  accountOf,
  hasAny,
  isAbout,
  isUnknown,
  type Known,
  nextOf,
  UNDOABLE,
  wantedOf,
} from './cart-account'
import {
  begins,
  beginsFence,
  begun,
  ending,
  ends,
  isAtRest,
  isFencing,
  isFree,
  isIdle,
  isLast,
  isNotAdded,
  isOk,
  isSave,
  isSaving,
  known,
  owed,
  runningWork,
  wasAtRest,
} from './cart-moments'
import { toldByCart } from './cart-told'
import { seenOfCart } from './cart-view'

/** E-104; a request that changes nothing is answered sooner. `COALESCED` lies within the 0–150 ms of F-35. */
const [PATIENCE, FENCED, RECHECKED, COALESCED] = [9000, 4000, 5000, 60]

const CLICK = either('SET_QTY', 'REMOVE', 'REMOVE_VARIANTS')
const isTaken = (step: Known) => hasAny(wantedOf(known(step), step.event))
const wasSaving = ({ before }: Known) =>
  before !== null && (isSaving(before) || (isFencing(before) && before.memory.isAskingAgain))
const wasGathering = ({ before }: Known) => before !== null && isIdle(before) && hasAny(before.memory.asked)
const isAfterAdd = (step: Known) =>
  known(step).adds.some(({ lines }) => isAbout(known(step), wantedOf(known(step), step.event), lines))
const firstOf = ({ adds: [add] }: Account) => ({ key: add?.key, lines: add?.lines })
const beginsSave = begins('applyCartIntents', isSave)
const isTry = (count: number) => (step: Known) => begins('addToCart')(step) && step.memory.tries === count
const isOffered = (step: Known) => step.memory.offeredAt === step.now && step.memory.offers !== known(step).offers

export const cartOracle = oracle<CartView, Account>(
  'cart',
  [
    seenOfCart,
    toldByCart,
    after('start', { rule: 'S-338', says: 'a cart that came with the page is not asked for' }, (step) =>
      equal(begun(step), step.input.cart ? [] : ['getCart']),
    ),
    after(
      either('RETRY', 'ADD', 'OTHER_TAB'),
      { rule: 'F-35', says: 'loads once more', when: (step) => known(step).hasFailed },
      (step) => equal(begun(step), ['getCart']),
    ),
    after(
      CLICK,
      {
        rule: 'S-261',
        says: 'a newer one cancels the request before',
        when: (step) => isTaken(step) && wasSaving(step),
      },
      (step) => stopped(step, 'applyCartIntents'),
    ),
    after(
      CLICK,
      {
        decided: 'ADR-0005',
        says: 'what waits to be added goes first where the buyer means that very thing',
        when: (step) => isTaken(step) && (wasSaving(step) || wasGathering(step)),
      },
      (step) => equal(begun(step), isAfterAdd(step) ? ['addToCart'] : []),
    ),
    after(
      CLICK,
      { rule: 'F-35', says: 'leaves everything else that is on its way', when: (step) => !wasSaving(step) },
      (step) => equal(step.calls.stopped, []),
    ),
    after(
      either('SET_QTY', 'REMOVE'),
      { rule: 'F-35', says: 'what may not be asked changes nothing', when: (step) => !isTaken(step) },
      (step) => equal([begun(step), step.calls.stopped, step.effects, step.emitted], [[], [], [], []]),
    ),
    lasts(
      COALESCED,
      CLICK,
      { rule: 'F-35', says: 'waits for more clicks', when: (step) => isTaken(step) && isIdle(step) },
      (step) => !isSaving(step),
    ),
    always({ decided: 'E-03', says: 'a request carries everything that is not confirmed', when: beginsSave }, (step) =>
      asked(step, 'applyCartIntents', {
        intents: step.memory.asked,
        sequence: step.memory.top,
        givenUp: step.memory.lost,
      }),
    ),
    always(
      { decided: 'E-104', says: 'or nothing, and names the adds that no longer count', when: beginsFence },
      (step) => asked(step, 'applyCartIntents', { intents: {}, sequence: step.memory.top, givenUp: step.memory.lost }),
    ),
    always(
      { decided: 'E-104', says: 'its number is above every number before it', when: begins('applyCartIntents') },
      (step) => equal(step.memory.top, Math.max(known(step).top, owed(step).cart.version) + 1),
    ),
    always(
      { rule: ['S-175', 'F-35'], says: 'adds go one after the other, under their keys', when: begins('addToCart') },
      (step) => asked(step, 'addToCart', firstOf(step.memory)),
    ),
    always({ rule: 'S-261', says: 'the shop is asked one thing at a time' }, (step) => runningWork(step).length <= 1),

    after(
      either(ending('getCart'), ending('addToCart')),
      {
        rule: ['S-262', 'S-263', 'S-264'],
        says: 'a cart of the shop is looked through',
        when: (step) => ends('getCart', isOk)(step) || ends('addToCart', isOk)(step),
      },
      (step) => [asked(step, 'cartRules', { cart: step.memory.cart }), equal(begun(step), ['cartRules'])],
    ),
    after(
      ending('addToCart'),
      { decided: 'E-106', says: 'the answer of an add is not read again', when: ends('addToCart', isOk) },
      (step) => !begun(step).includes('getCart'),
    ),
    after(
      ending('applyCartIntents'),
      {
        rule: ['S-262', 'S-263', 'S-264'],
        says: 'and so it is once changes are decided',
        when: ends('applyCartIntents', (answer, now) => isOk(answer) || isLast(answer, now)),
      },
      (step) => [asked(step, 'cartRules', { cart: step.memory.cart }), equal(begun(step), ['cartRules'])],
    ),
    after(
      ending('applyCartIntents'),
      {
        decided: 'E-104',
        says: 'without an answer it is asked what is true',
        when: ends('applyCartIntents', (answer) => isSave(answer) && isUnknown(answer)),
      },
      (step) => [beginsFence(step), equal(begun(step).length, 1), didNot(step)],
    ),
    after(
      ending('addToCart'),
      {
        decided: 'E-104',
        says: 'an add without an answer is tried once more',
        when: ends('addToCart', (answer, { tries }) => isUnknown(answer) && tries === 1),
      },
      (step) => [asked(step, 'addToCart', firstOf(known(step))), equal(step.emitted, [])],
    ),
    after(
      ending('addToCart'),
      {
        decided: 'ADR-0005',
        says: 'what may still arrive is kept out before anything else',
        when: (step) => isNotAdded(step) && owed(step).isUnsure,
      },
      (step) => [beginsFence(step), equal(begun(step).length, 1)],
    ),
    after(
      either(...['cartRules', 'prepareCheckout', 'applyCartIntents', 'getCart', 'addToCart'].map(ending)),
      { rule: ['F-35', 'S-181'], says: 'what waits comes next', when: isFree },
      (step) => equal(begun(step), nextOf(owed(step))),
    ),
    after(
      either('ADD', 'UNDO', 'OTHER_TAB', 'CHECKOUT', 'REMOVE_VARIANTS'),
      { rule: 'F-35', says: 'at rest it is done at once', when: wasAtRest },
      (step) => equal(begun(step), nextOf(owed(step))),
    ),
    lasts(
      COALESCED,
      ending('cartRules'),
      {
        rule: 'F-35',
        says: 'so do changes that came meanwhile',
        when: (step) => isFree(step) && isIdle(step) && hasAny(step.memory.asked),
      },
      (step) => !isSaving(step),
    ),
    always({ rule: 'F-35', says: 'at rest nobody waits for anything', when: isAtRest }, ({ memory }) =>
      equal([memory.adds, memory.removals, memory.checkouts, memory.isStale], [[], [], [], false]),
    ),

    lasts(PATIENCE, [], { decided: 'E-104', says: 'changes are waited for', when: beginsSave }, isSaving),
    lasts(FENCED, [], { decided: 'E-104', says: 'what is true is waited for', when: beginsFence }, isFencing),
    lasts(PATIENCE, [], { rule: 'F-35', says: 'the cart is waited for', when: begins('getCart') }, (step) =>
      isRunning(step, 'getCart'),
    ),
    lasts(PATIENCE, [], { rule: 'S-374', says: 'so is the checkout', when: begins('prepareCheckout') }, (step) =>
      isRunning(step, 'prepareCheckout'),
    ),
    notBefore(PATIENCE, [], { rule: 'S-369', says: 'an add is waited for', when: begins('addToCart') }, (step) =>
      isRunning(step, 'addToCart'),
    ),
    lasts(
      PATIENCE,
      [],
      { rule: 'S-369', says: 'before it is tried again', when: isTry(1) },
      ({ memory }) => memory.tries === 1,
    ),
    lasts(
      PATIENCE,
      [],
      { rule: 'S-369', says: 'and before it is told lost', when: isTry(2) },
      ({ memory }) => memory.tries === 2,
    ),
    lasts(
      RECHECKED,
      [],
      {
        decided: 'ADR-0005',
        says: 'then it is kept out in the background',
        when: (step) => isAtRest(step) && !wasAtRest(step) && step.memory.isUnsure,
      },
      (step) => !isFencing(step),
    ),
    lasts(
      UNDOABLE,
      [],
      {
        decided: 'ADR-0047',
        says: 'what is gone can be put back',
        when: (step) => isOffered(step) && step.memory.offers.length > 0,
      },
      ({ view }) => view.can.undo,
    ),
  ],
  accountOf,
)
