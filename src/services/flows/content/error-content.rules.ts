import type { ChildInfoContent, ErrorContent } from './pages.contract'

/** Shown where content itself cannot be read, and when editors configured nothing (S-367). */
export const UNEXPECTED: ErrorContent = {
  kind: 'default',
  heading: 'Uh oh!',
  messages: ["We've encountered an unexpected error."],
  link: null,
  picture: null,
}

/** S-367: errors are picked by kind, falling back to the default kind, then to the fixed words. */
export function errorOfKind(errors: readonly ErrorContent[], kind: string): ErrorContent {
  const named = (wanted: string) => errors.find((error) => error.kind === wanted)
  return named(kind) ?? named('default') ?? UNEXPECTED
}

/** S-085: "step X of Y" before the flow begins: its first step, and that of the payment options; null unless content numbers both. */
export function checkoutStep({ childInfo, paymentOptions }: ChildInfoContent['stepNumbers']) {
  return childInfo > 0 && paymentOptions > 0 ? { step: childInfo, steps: paymentOptions } : null
}
