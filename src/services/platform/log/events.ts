export type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal'

/**
 * Every event that the log knows, by its fixed name: dashboards, alerts and tests hold on to these. Errors that a
 * customer never sees are here too (decided: E-91).
 */
export const EVENTS = {
  request: 'info',

  'lifecycle.crashed': 'fatal',
  'lifecycle.start-failed': 'fatal',
  'lifecycle.close-failed': 'error',
  'database.idle-client': 'warn',
  'database.changes-unseen': 'warn',
  'jobs.failed': 'error',
  'telemetry.failed': 'error',
  'telemetry.export-failed': 'warn',
  'subscriptions.due-failed': 'warn',
  'cache.refresh-failed': 'warn',
  'cache.store-unreachable': 'warn',
  'flags.failed': 'warn',
  'media.store-failed': 'warn',
  'documents.rendering-failed': 'warn',
  'limits.store-unreachable': 'warn',
  'request.crashed': 'error',
  // once for all requests that are refused until it ends
  'overload.began': 'warn',
  'overload.ended': 'warn',

  // an email with a code that nobody waits for, and an account that the next token asks for again (S-266)
  'identity.code-not-sent': 'error',
  'identity.account-not-made': 'warn',
  // the account has a new name, the identity provider the one of before
  'identity.name-kept': 'warn',

  'upstream.failed': 'warn',
  'upstream.invalid': 'error',
  'upstream.breaker-open': 'error',
  'upstream.breaker-closed': 'info',

  'security.host-refused': 'warn',
  'security.origin-refused': 'warn',
  'security.limit-reached': 'warn',
  'security.body-refused': 'warn',
  'security.input-refused': 'warn',
  'security.session-forged': 'warn',
  'security.session-revoked': 'info',
  'security.qa-refused': 'warn',
  'security.qa-entered': 'info',
  'security.access-denied': 'warn',
  'security.signed-in': 'info',
  'security.sign-in-failed': 'warn',
  'security.password-changed': 'info',
  'security.password-kept': 'warn',
  'security.password-not-confirmed': 'warn',
  'security.account-exported': 'info',
  'security.account-erased': 'info',
  // a step of an erasure waits for another service
  'privacy.erasure-stuck': 'error',
  'security.card-changed': 'info',
  'security.card-kept': 'warn',
  'security.preview-entered': 'info',
  'security.preview-refused': 'warn',
  // T1, E-65, E-84
  'security.admin-preview-code-made': 'info',
  'security.admin-preview-entered': 'info',
  'security.admin-preview-entry-refused': 'warn',
  'security.admin-preview-page-read': 'info',
  'security.admin-preview-write-refused': 'warn',
  'security.admin-preview-closed': 'info',
  'security.csp-report': 'warn',

  // A-213, S-154
  'content.block-skipped': 'warn',
  // S-168
  'content.press-list-failed': 'warn',
  // S-368, S-370, S-371
  'cart.bundle-add-failed': 'warn',
  'cart.add-on-failed': 'warn',
  'cart.landing-add-failed': 'warn',
  // a step after the payment waits for another service; an email goes out later
  'checkout.stuck': 'error',
  'checkout.withdrawal-unmatched': 'info',
  'checkout.email-failed': 'warn',
  //
  'account.ship-date-failed': 'warn',
  'account.change-failed': 'warn',
  'account.preferences-failed': 'warn',
  //
  'subscriber-shop.remove-failed': 'warn',
  //
  'wholesale.activation-failed': 'warn',
  // S-165
  'referral.failed': 'warn',
  'referral.banners-hidden': 'warn',
} as const satisfies Record<string, Level>

export type EventName = keyof typeof EVENTS
