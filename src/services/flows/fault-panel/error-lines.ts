import messages from '~/content/messages/en.json'
import errors from '~/content/seed/copy/errors.json'
import kitPage from '~/content/seed/copy/kit-page.json'
import type { FaultRule } from '~/services/platform/faults/faults.contract'
import type { ErrorLine } from './fault-panel.contract'

/**
 * What has to be so for a line to show. `person`: who is signed in, 'nobody', or null for whoever it is. `cart`: something
 * is in the visitor's cart. `isSoldOut`: `SOLD_OUT` is not to be had.
 */
type Making = { faults: FaultRule[]; person: string | null; cart: boolean; isSoldOut: boolean }
type MakeableLine = ErrorLine & Making

export const IN_THE_CART = 'TOY-BEAN-BAGS'
/** What is said to be sold out, and how many of it the seed has. */
export const SOLD_OUT = { sku: 'BOOK-SEEDLING', usual: 90 }

const KIT = '/products/kit-the-looker'
const ADD_ONS = `${KIT}?selected_tab=addOns`
const CLUB = '/products/erc-box-3-4'
const KITS = '/account/subscriptions'
const CHECKOUT = 'checkout-orchestration'

const failing = (upstream: string, operation = '*'): FaultRule => ({
  ...{ upstream, operation, times: null },
  outcome: { kind: 'status', status: 500 },
})
const ofAdding = [failing('shopify', 'cartCreate'), failing('shopify', 'cartLinesAdd')]
const ofChanging = [failing('shopify', 'cartLinesUpdate'), failing('shopify', 'cartLinesRemove')]

/** The heading of the pages' own words for what went wrong, as the seed has them. */
const directive = (kind: string) => errors.directives.find((each) => each.kind === kind)?.heading.en ?? kind
const { error, cartErrors, checkoutStart, identity, userMenu, kit, schedule } = messages

type Shown = Pick<ErrorLine, 'id' | 'rule' | 'text' | 'path'> & Partial<ErrorLine & Making>
const line = (shown: Shown): MakeableLine => ({
  ...{ press: null, faults: [], person: null, cart: false, isSoldOut: false },
  ...shown,
})
const inCart = (shown: Pick<Shown, 'id' | 'rule' | 'text' | 'press' | 'faults'>) =>
  line({ ...shown, path: '/cart', cart: true })
const ofKit = (shown: Pick<Shown, 'id' | 'rule' | 'text' | 'press'>) =>
  line({ ...shown, path: KITS, person: 'billing' })

/** The lines of S.15 and A.20 that today's pages show: two clicks from the panel, the second one on the page. */
export const ERROR_LINES: readonly MakeableLine[] = [
  line({ id: 'page', rule: 'S-367', text: error.heading, path: KIT, faults: [failing('shopify', 'product')] }),
  line({
    ...{ id: 'add', rule: 'S-369', text: kitPage.labels.addFailed.en, path: CLUB, faults: ofAdding },
    press: 'Start with this box',
  }),
  inCart({ id: 'quantity', rule: 'S-372', text: cartErrors.quantity, faults: ofChanging, press: 'One more' }),
  inCart({ id: 'removal', rule: 'S-373', text: cartErrors.removal, faults: ofChanging, press: 'Remove' }),
  inCart({ id: 'prepare', rule: 'S-374', text: cartErrors.checkout, faults: ofChanging, press: 'Check out' }),
  inCart({
    ...{ id: 'checkout', rule: 'S-377', text: checkoutStart.title, faults: [failing(CHECKOUT)] },
    press: 'Check out',
  }),
  line({
    ...{ id: 'signIn', rule: 'S-378', text: identity.failures.unreachable.title, path: '/sign-in', person: 'nobody' },
    ...{ faults: [failing('cognito', 'InitiateAuth')], press: 'Sign in, with any address and password' },
  }),
  line({
    ...{ id: 'signOut', rule: 'S-379', text: userMenu.logoutFailed, path: '/', person: 'new' },
    ...{ faults: [failing('cognito', 'RevokeToken')], press: 'Logout, in the menu of the account' },
  }),
  line({
    ...{ id: 'soldOut', rule: 'S-382', text: kit.soldOut.long, path: ADD_ONS, isSoldOut: true },
    press: 'Out of Stock',
  }),
  line({ id: 'soldOutAddOn', rule: 'S-383', text: kit.outOfStock, path: ADD_ONS, isSoldOut: true }),
  line({
    ...{ id: 'club', rule: 'S-384', text: directive('checkout'), path: CLUB, person: 'new' },
    ...{ faults: [failing(CHECKOUT)], press: 'Start with this box' },
  }),
  line({
    ...{ id: 'installments', rule: 'S-385', text: directive('installments'), path: CLUB },
    faults: [failing('catalog')],
  }),
  line({
    ...{ id: 'account', rule: 'A-284', text: error.message, path: '/account', person: 'parent' },
    faults: [failing('account-manager', 'GET /users/:id')],
  }),
  line({
    ...{ id: 'schedule', rule: 'A-284', text: error.heading, path: KITS, person: 'parent' },
    faults: [failing('subscription-manager')],
  }),
  ofKit({ id: 'expired', rule: 'A-285', text: schedule.errors.expired, press: 'Child with an expired card' }),
  ofKit({ id: 'declined', rule: 'A-286', text: schedule.errors.declined, press: 'Child with a declined card' }),
  ofKit({ id: 'shipment', rule: 'A-288', text: schedule.errors.shipment, press: 'Child with a lost parcel' }),
]
