import { ok } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import type { UserChange } from '~/services/upstreams/account-manager/account-manager.contract'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { tellName } from './change-name.server'
import type {
  AddChild,
  ChangeChild,
  ChildSaved,
  SaveAnswer,
  SaveContactDetails,
  SavePreferences,
} from './settings-commands.contract'

/** */
export const savePreferences = ({ as, phone_number, ...wanted }: SavePreferences): Promise<SaveAnswer> =>
  changeUser(as, {
    phone_number,
    user_preferences: [
      { preference_name: 'marketing_sms', preference_value: wanted.marketing_sms },
      { preference_name: 'transactional_sms', preference_value: wanted.transactional_sms },
    ],
  })

/** S-345 */
export async function saveContactDetails({ as, ...user }: SaveContactDetails): Promise<SaveAnswer> {
  const saved = await changeUser(as, user)
  if (saved.ok) await tellName({ as, first: user.first_name, last: user.last_name })
  return saved
}

/** Of the signed-in person alone: whose account it is says the session, and no page. */
async function changeUser(as: string, user: UserChange['user']): Promise<SaveAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const changed = await (await accountManager()).changeUser({ headers, uuid: person.playchartId, user })
  return changed.ok ? ok(null) : changed
}

/** another child of the signed-in person. */
export async function addChild({ as, idempotencyKey: key, ...child }: AddChild): Promise<ChildSaved> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const added = await (await accountManager()).addChild({ headers, key, userUuid: person.playchartId, child })
  return added.ok ? ok({ uuid: added.value.uuid }) : added
}

/** whose child it is says the account, by the person's own token. */
export async function changeChild({ as, uuid, ...child }: ChangeChild): Promise<ChildSaved> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { headers } = asked.value
  const changed = await (await accountManager()).changeChild({ headers, uuid, child })
  return changed.ok ? ok({ uuid: changed.value.uuid }) : changed
}
