import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { PasswordRefusal } from '~/services/flows/identity/identity.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'

/**
 * What has to end or to come first, each with where that is seen to. An order is named by its id; `leaving`: nothing is to be done
 * about it, it cannot be withdrawn from.
 */
export type Blocker =
  | { kind: 'playKits' }
  | { kind: 'paidKits' }
  | { kind: 'readingClub' }
  | { kind: 'order' | 'leaving'; id: string }

/** Whether somebody can have their account erased. `team`: whoever works here is taken out by whoever took them in. */
export type ErasureStanding = { kind: 'open' } | { kind: 'team' } | { kind: 'blocked'; by: Blocker[] }

/** E-101: who has their account erased, proved by their password. */
export const EraseAccount = z.strictObject({ as: Uuid, password: z.string().min(1).max(256) })
export type EraseAccount = z.infer<typeof EraseAccount>

/** `notOpen`: something has to end first, or it is somebody of the team. `href`: where the shop says that it is done. */
export type EraseAnswer = Result<{ href: string }, PasswordRefusal | { kind: 'notOpen' }>

/** What the page begins with. */
export type ErasurePage = {
  page: AccountPage
  profile: Result<{ as: string; email: string; standing: ErasureStanding }, AccountError>
}
