import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Result } from '~/services/domain/result'
import type { PasswordRefusal } from '~/services/flows/identity/identity.contract'
import type { AccountData } from '~/services/upstreams/account-manager/personal-data.contract'
import type { PaymentData } from '~/services/upstreams/catalog/personal-data.contract'
import type { CheckoutData } from '~/services/upstreams/checkout-orchestration/personal-data.contract'
import type { OrderData } from '~/services/upstreams/order-manager/personal-data.contract'
import type { SubscriptionData } from '~/services/upstreams/subscription-manager/personal-data.contract'

/** As it was typed, and no longer than the pool takes. */
const Password = z.string().min(1).max(256)

/** E-101: everything that is kept of the person whose page it was. */
export const ExportAccount = z.strictObject({ as: Uuid, password: Password })
export type ExportAccount = z.infer<typeof ExportAccount>

/** What came of it in the browser. `unreachable`: something could not be read, so that there is no file at all. */
export type ExportAnswer = Result<null, PasswordRefusal>

/** A sign-in of this shop: when it began and was last seen. `remembered`: what was typed and not ordered yet. */
type KeptSession = { created_at: string; refreshed_at: string; expires_at: string; remembered: Record<string, unknown> }

/** What each part of the file holds; it says so itself. */
export const EXPORT_PARTS = {
  identity: 'Your sign-in: what the identity provider keeps of you. Of your password nothing can be read, by anybody.',
  account: 'Your name and addresses, your children, and which messages you want.',
  payment: 'How you pay: of a card its brand and its last four digits. What friends have brought you.',
  subscriptions: 'Your subscriptions, kit by kit and box by box, and what you said when you cancelled.',
  orders: 'What you have ordered, where it went, and what you paid. What your next orders will hold.',
  checkout:
    'Your checkouts, what was charged and went back, gifts that you gave or redeemed, withdrawals, and letters.',
  sessions: 'Where you are signed in here: when it began, when it was last seen, and what you typed and did not order.',
  consent: 'What this browser may be counted for; null while you have not chosen.',
} as const

/** The file: every amount in cents, every time in UTC. */
export type ExportedAccount = {
  made_at: string
  guide: typeof EXPORT_PARTS
  identity: Record<string, string>
  account: AccountData
  payment: PaymentData
  subscriptions: SubscriptionData
  orders: OrderData
  checkout: CheckoutData
  sessions: KeptSession[]
  consent: readonly string[] | null
}
