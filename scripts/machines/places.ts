import { paymentMethodOf, persona } from '~/content/seed/personas'
import type { FlagKey } from '~/services/domain/flags/flags.rules'
import { NOBODY } from '~/services/domain/people/nobody'
import type { Told } from '~/services/domain/subscriptions/told'

/** Where a machine is put on the stage of its page (docs/decisions/0062-page-states-by-their-recipes.md). */
export type Place = {
  path: string
  /** who is signed in, of the seed; NOBODY: the page is for who is signed out */
  persona?: string
  /** what the session has to know before there is the page */
  told?: Told
  /** what has to be on */
  flag?: FlagKey
  /** whose account of the seed an admin looks at */
  preview?: string
  /** it is there for who holds the key of QA */
  isKeyed?: true
  /** the only size at which it is to be seen */
  size?: 'phone' | 'desktop'
  /** the ids from the flow down to the actor; the machine's own where it is the flow */
  within?: readonly [string, ...string[]]
  /** parts of the model's input that stay as they are on the page */
  keeps?: readonly string[]
  /** listeners of the machine that would say at once what is so on the page */
  holds?: readonly string[]
  /** recipes of the flows around it, in whose states alone it is there */
  before?: readonly string[]
  /** states, by their paths, that are to be seen on another page of the same flow */
  elsewhere?: Readonly<Record<string, Pick<Place, 'path' | 'told' | 'preview' | 'keeps'>>>
  /** the page draws what it says without its name */
  isNameless?: true
  /** states that nobody can look at there, by their paths, each with its reason */
  unseen?: Readonly<Record<string, string>>
}

const KIT = '/products/kit-the-looker'
/** Starts a checkout of one toy and leads to it; a variant's number is made of its sku (TOY-BEAN-BAGS). */
const CHECKOUT = '/cart/7229210493537:1'
/** Whoever signs in as that persona has that page. */
const PROFILE = `/account/${persona('parent').playchartId}/profile-info`
const SETTINGS = `/account/${persona('parent').playchartId}/account-settings`
/** The oldest order of the seed, which is the first persona's. */
const FIRST_ORDER = 'PC-100001'
/** Of the first persona's younger child, and the kit that comes next after the seed's day: its day alone can be changed. */
const SUBSCRIPTION = '7582ff7c-1428-8a51-887a-cc4635d7582c'
const NEXT_KIT = 'fbd05df1-c0ee-80bb-8270-afd91d17f475'
const STEPS = '/pages/subscription-v3'
const CHILD = `${STEPS}/child-info`
const PLANS = { path: `${STEPS}/payment-options`, told: 'child' } as const
const SAVED = 'done:changeCheckout'
const SCROLLED = 'where the page is scrolled to says so at once'
const NUMBER = 'the number stands in the form around it, which a recipe of the field alone leaves empty'
const AWAY = 'another page comes at once'
/** As long as one that opens a preview; it opens none. */
const CODE = 'x'.repeat(43)
const ENDS = 'it ends in it: what comes of it is said by the form that it stands in'
/** What an admin sees of the first persona's account. */
const PREVIEWED = { path: '/account', preview: 'parent', keeps: ['preview'] } as const
/** The account turns out to be none that is confirmed. */
const UNCONFIRMED = 'signIn CHANGE CHANGE~3 SUBMIT done:entering~2'

export const PLACES: Record<string, Place> = {
  accountHome: { path: '/account', persona: 'parent' },
  addOnButton: {
    path: `${KIT}?selected_tab=addOns`,
    within: ['kitPage', 'addOn:book-seedling'],
    keeps: ['id'],
    unseen: { 'shown.selected': 'the cart of the page says at once that it does not hold it' },
  },
  addressForm: { path: CHECKOUT, within: ['checkout', 'address'], before: [`checkout CONTACT ${SAVED}`] },
  addToCart: { path: '/products/erc-box-3-4', within: ['ercPage', 'addToCart'] },
  adminPreview: {
    path: `/account?preview_token=${CODE}`,
    persona: 'admin',
    // before a code is exchanged nothing of an account is on the page
    elsewhere: { active: PREVIEWED, over: PREVIEWED },
    unseen: {
      inactive: 'it draws nothing where nobody looks at an account',
      entered: AWAY,
      left: AWAY,
    },
  },
  announcer: { path: '/' },
  carousel: { path: KIT, within: ['kitPage', 'gallery'] },
  cardForm: {
    path: CHECKOUT,
    within: ['checkout', 'card'],
    before: [`checkout CONTACT ${SAVED} ADDRESS ${SAVED} NEXT ${SAVED}`],
  },
  cart: { path: '/cart' },
  checkout: { path: CHECKOUT },
  checkoutStart: { path: '/cart', before: ['cart'], isNameless: true },
  childForm: { path: '/account/v2/settings/add-a-child', persona: 'parent' },
  childInfo: { path: CHILD, within: ['subscriptionFlow', 'childInfo'] },
  codeMail: { path: '/sign-in', persona: NOBODY, within: ['signIn', 'confirmCode', 'codeMail'], before: [UNCONFIRMED] },
  confirmCode: { path: '/sign-in', persona: NOBODY, within: ['signIn', 'confirmCode'], before: [UNCONFIRMED] },
  confirmAction: { path: `${SETTINGS}/cancel/${SUBSCRIPTION}`, persona: 'parent' },
  consent: { path: '/' },
  accountErasure: { path: '/account/settings/privacy/erase', persona: 'cancelled' },
  dataExport: { path: '/account/settings/privacy', persona: 'parent' },
  contactDetails: { path: `${PROFILE}/edit-contact-details`, persona: 'parent' },
  contactForm: { path: CHECKOUT, persona: NOBODY, within: ['checkout', 'contact'] },
  dobInput: { path: '/', within: ['finder', 'birthDate'] },
  editAddress: {
    path: `${SETTINGS}/edit-shipping-address/${persona('parent').addressUuid}`,
    persona: 'parent',
  },
  editCard: { path: `${SETTINGS}/payment-method/${paymentMethodOf(persona('parent'))}/edit-card`, persona: 'parent' },
  entering: {
    path: '/sign-in',
    persona: NOBODY,
    within: ['signIn', 'entering'],
    before: ['signIn CHANGE CHANGE~3 SUBMIT'],
    unseen: { refused: ENDS, stayed: ENDS },
  },
  ercCheckoutContinue: {
    path: '/products/erc-box-3-4',
    within: ['ercPage', 'checkout'],
    before: ['ercPage PRESS ADDED'],
    isNameless: true,
  },
  ercSchedule: { path: '/account/early-reader-club', persona: 'parent' },
  ercPage: { path: '/products/erc-box-3-4' },
  expandableList: { path: '/account/subscriptions', persona: 'parent', within: ['playKitSchedule', 'list'] },
  finder: { path: '/' },
  giftActivation: { path: '/pages/activate-gift', persona: 'parent' },
  giftDetails: { path: `${CHILD}?gift=true`, within: ['subscriptionFlow', 'giftDetails'] },
  header: {
    path: '/',
    keeps: ['path'],
    elsewhere: { 'mode.normal': { path: '/cart' }, 'mode.simple': { path: CHILD } },
    unseen: { 'scroll.scrolled': SCROLLED, 'scroll.pastThreshold': SCROLLED },
  },
  inventory: { path: KIT, within: ['kitPage', 'inventory'] },
  kitPage: { path: KIT },
  machineChart: { path: '/machines/cart' },
  machineGallery: { path: '/machines' },
  mailbox: { path: '/mailbox', isKeyed: true },
  megaMenu: { path: '/', size: 'desktop' },
  mobileDrawer: { path: '/', size: 'phone' },
  orderDetailsPanel: { path: `/account/orders/${FIRST_ORDER}`, persona: 'parent' },
  password: { path: `${PROFILE}/update-password`, persona: 'parent' },
  paymentOptions: { ...PLANS, within: ['subscriptionFlow', 'paymentOptions'] },
  phoneInput: {
    path: CHECKOUT,
    persona: NOBODY,
    within: ['checkout', 'contact', 'phone'],
    isNameless: true,
    unseen: { judging: NUMBER, valid: NUMBER, invalid: NUMBER, unjudged: NUMBER },
  },
  playKitCta: { path: KIT, within: ['kitPage', 'cta'] },
  playKitSchedule: { path: '/account/subscriptions', persona: 'parent' },
  preferences: { path: '/account/settings/edit-communication-preferences', persona: 'parent' },
  purchaseOption: { path: KIT, within: ['kitPage', 'purchaseOption'] },
  reconciliation: {
    path: CHECKOUT,
    within: ['checkout', 'reconciliation'],
    before: [`checkout CONTACT ${SAVED} ADDRESS ${SAVED} NEXT ${SAVED} CARD PAY done:newKey after:patience`],
  },
  referralBanner: {
    path: '/account',
    persona: 'parent',
    holds: ['subscriptions'],
    unseen: { loading: 'its page says at once what it has read' },
  },
  regionLanguage: { path: '/' },
  resetPassword: { path: '/reset-password', persona: NOBODY },
  session: { path: '/', persona: 'parent' },
  shipDateEdit: {
    path: `/account/${persona('parent').playchartId}/subscriptions/${SUBSCRIPTION}/edit-ship-date/${NEXT_KIT}`,
    persona: 'parent',
  },
  signIn: { path: '/sign-in', persona: NOBODY },
  signUp: { path: '/sign-up', persona: NOBODY },
  smsSignup: { path: '/account/settings/sms', persona: 'parent', flag: 'retention-sms-messaging' },
  stateGallery: { path: '/machines/states' },
  stickySummary: {
    path: KIT,
    within: ['kitPage', 'sticky'],
    unseen: { 'place.stuckAboveMarker': SCROLLED },
  },
  subscriptionFlow: {
    path: CHILD,
    elsewhere: {
      'steps.giftDetails': { path: `${CHILD}?gift=true` },
      'steps.paymentOptions': PLANS,
      'steps.orderReview': { path: `${STEPS}/order-review`, told: 'plan' },
    },
  },
  tabs: { path: KIT, within: ['kitPage', 'waysToBuy'] },
  topBanner: { path: '/' },
  unpause: {
    path: '/account/early-reader-club',
    persona: 'parent',
    within: ['ercSchedule', 'unpause'],
    before: ['ercSchedule~2'],
  },
  userMenu: { path: '/', persona: 'parent' },
  withdrawalDeclaration: { path: '/pages/withdraw' },
  withdrawal: { path: `/account/orders/${FIRST_ORDER}/withdraw`, persona: 'parent' },
}

const NOT_RECORDED = 'it is the inspector, which does not record itself'

/** Machines whose states nobody can look at by an address, each with its reason. */
export const UNSEEN: Record<string, string> = {
  cartRules: 'it draws nothing: what comes of it is the cart',
  faultPanel: NOT_RECORDED,
  inspector: NOT_RECORDED,
  startingProduct: 'it draws nothing: what comes of it is the form about the child',
}

/** Pages whose looks come of who is signed in. */
export const PERSONAL: readonly string[] = ['accountHome', 'ercSchedule', 'playKitSchedule']
