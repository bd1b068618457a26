import messages from '~/content/messages/en.json'
import errors from '~/content/seed/copy/errors.json'
import kitPage from '~/content/seed/copy/kit-page.json'
import { eventFor, failing, line, type MakeableLine, type Shown } from './making'

const KIT = '/products/kit-the-looker'
const ADD_ONS = `${KIT}?selected_tab=addOns`
const CLUB = '/products/erc-box-3-4'
const CHECKOUT = 'checkout-orchestration'

const ofAdding = [failing('shopify', 'cartCreate'), failing('shopify', 'cartLinesAdd')]
const ofChanging = [failing('shopify', 'cartLinesUpdate'), failing('shopify', 'cartLinesRemove')]

/** The pages' own words for what went wrong, as the seed has them. */
const directive = (kind: string) => errors.directives.find((each) => each.kind === kind)
const headingOf = (kind: string) => directive(kind)?.heading.en ?? kind
const { error, cartErrors, checkoutStart, identity, userMenu, kit } = messages

const inCart = (shown: Pick<Shown, 'id' | 'rule' | 'text' | 'press' | 'faults'>) =>
  line({ ...shown, path: '/cart', cart: true })

const ofAddOn = (shown: Pick<Shown, 'id' | 'rule'>) =>
  line({
    ...shown,
    ...{ text: kit.addOnFailed.add, path: ADD_ONS, faults: ofAdding },
    ...{ flags: ['loud-failures'], press: `${kit.add}, of any add-on` },
  })

const OF_PRODUCTS = [
  line({ id: 'page', rule: 'S-367', text: error.heading, path: KIT, faults: [failing('shopify', 'product')] }),
  line({
    ...{ id: 'add', rule: 'S-369', text: kitPage.labels.addFailed.en, path: CLUB, faults: ofAdding },
    press: 'Start with this box',
  }),
  ofAddOn({ id: 'addOn', rule: 'S-370' }),
  ofAddOn({ id: 'addOnNotice', rule: 'A-290' }),
  line({
    ...{ id: 'soldOut', rule: 'S-382', text: kit.soldOut.long, path: ADD_ONS, isSoldOut: true },
    press: 'Out of Stock',
  }),
  line({ id: 'soldOutAddOn', rule: 'S-383', text: kit.outOfStock, path: ADD_ONS, isSoldOut: true }),
  line({
    ...{ id: 'club', rule: 'S-384', text: headingOf('checkout'), path: CLUB, person: 'new' },
    ...{ faults: [failing(CHECKOUT)], press: 'Start with this box' },
  }),
  line({
    ...{ id: 'installments', rule: 'S-385', text: headingOf('installments'), path: CLUB },
    faults: [failing('catalog')],
  }),
  line({
    ...{ id: 'bullet', rule: 'S-391', text: directive('installments')?.messages.en[0] ?? '', path: CLUB },
    faults: [failing('catalog')],
  }),
]

const OF_THE_CART = [
  inCart({ id: 'quantity', rule: 'S-372', text: cartErrors.quantity, faults: ofChanging, press: 'One more' }),
  inCart({ id: 'removal', rule: 'S-373', text: cartErrors.removal, faults: ofChanging, press: 'Remove' }),
  inCart({ id: 'prepare', rule: 'S-374', text: cartErrors.checkout, faults: ofChanging, press: 'Check out' }),
  inCart({
    ...{ id: 'checkout', rule: 'S-377', text: checkoutStart.title, faults: [failing(CHECKOUT)] },
    press: 'Check out',
  }),
]

const typed = (field: string, value: string) => eventFor('signIn', { type: 'CHANGE', field, value })

const OF_SIGNING_IN = [
  line({
    ...{ id: 'signIn', rule: 'S-378', text: identity.failures.unreachable.title, path: '/sign-in', person: 'nobody' },
    ...{ faults: [failing('cognito', 'InitiateAuth')], press: identity.signIn.submit },
    events: [typed('email', 'parent@playchart.test'), typed('password', 'Some-Password-12')],
  }),
  line({
    ...{ id: 'signOut', rule: 'S-379', text: userMenu.logoutFailed, path: '/', person: 'new' },
    ...{ faults: [failing('cognito', 'RevokeToken')], press: userMenu.logout },
    events: [eventFor('userMenu', { type: 'TOGGLE' }, 'desktop'), eventFor('mobileDrawer', { type: 'OPEN' }, 'phone')],
  }),
]

/** The lines of the error catalogues that pages of the shop show. */
export const SHOP_LINES: readonly MakeableLine[] = [...OF_PRODUCTS, ...OF_THE_CART, ...OF_SIGNING_IN]
