/** Failures that the specification only logs (decided: E-91). The names are fixed: tests and dashboards know them. */
type LoggedFailure =
  | 'account.home-failed'
  | 'account.schedule-failed'
  | 'account.preferences-failed'
  | 'account.ship-date-failed'
  | 'account.status-unlisted'
  | 'gift.failed'
  | 'cart.failed'
  | 'cart.rules-failed'
  | 'cart.words-failed'
  | 'checkout.failed'
  | 'checkout.start-failed'
  | 'add-on.failed'
  | 'add-to-cart.failed'
  | 'addToCart failed to execute'
  | 'consent.not-stored'
  | 'fault-panel.failed'
  | 'finder.kit-unopened'
  | 'inspector.failed'
  | 'inventory.failed'
  | 'kit.button-failed'
  | 'machineChart.failed'
  | 'mailbox.failed'
  | 'menu.page-not-held'
  | 'menu.sign-out-failed'
  | 'places.page-unopened'
  | 'identity.step-failed'
  | 'session.failed'
  | 'session.tabs-failed'
  | 'state-gallery.failed'
  | 'subscription.choice-failed'
  | 'subscription.lookup-failed'
  | 'subscription.offers-failed'

/** One structured line in the browser's log; the customer sees nothing. */
export function logFailure(name: LoggedFailure, details: Record<string, unknown> = {}) {
  console.warn(JSON.stringify({ event: name, ...details }))
}
