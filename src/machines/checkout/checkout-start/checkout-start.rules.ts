import type { Result } from '~/services/domain/result'
import type {
  CheckoutError,
  StartedCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** The checkout that is there now, and where it stands. */
export type StartAnswer = Result<StartedCheckout, CheckoutError>

/** Why no checkout was started (S-377): the status that the service gave, null where none came, and its code. */
export type StartFailure = { status: number | null; code: string }

/** Nobody is signed in, and what is bought belongs to an account. */
export const needsAccount = ({ kind }: CheckoutError) => kind === 'needsAccount' || kind === 'unauthorised'

/** Without an answer the same question may have had its effect: the next try must be the same one (T5). */
export const isUncertain = ({ kind }: CheckoutError) => kind === 'unreachable' || kind === 'running'

/** The checkout is no longer there, or was paid meanwhile: the next try starts another one. */
export const isLost = (error: CheckoutError) =>
  error.kind === 'gone' || error.kind === 'notFound' || (error.kind === 'refused' && error.code === 'notOpen')

export function failureOf(error: CheckoutError): StartFailure {
  if (error.kind === 'refused') return { status: error.status, code: error.code }
  if (error.kind === 'payment') return { status: 402, code: error.failure }
  return { status: STATUS[error.kind], code: error.kind }
}

const STATUS: Record<Exclude<CheckoutError['kind'], 'refused' | 'payment'>, number | null> = {
  unreachable: null,
  invalid: 502,
  unauthorised: 401,
  otherPerson: 409,
  notFound: 404,
  gone: 410,
  needsAccount: 403,
  running: 409,
}

/** An address of this shop (S-026); else the checkout stands at a host of its own (S-027). */
export const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** What the catalogue has words for; everything else is `other`. */
export const TOLD = [
  'unreachable',
  'outOfStock',
  'agedOut',
  'subscribed',
  'incomplete',
  'otherPerson',
  'notPrepared',
  'notOpened',
  'running',
  'other',
] as const
export type ToldFailure = (typeof TOLD)[number]
export const toldFailure = (code: string): ToldFailure => TOLD.find((told) => told === code) ?? 'other'
