import { FLAG_KEYS, FLAGS } from '~/services/domain/flags/flags.rules'
import { setFlag } from '~/services/flows/fault-panel/shop-controls.server'
import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { resolveFlags } from '~/services/upstreams/flags/flags.server'
import { type AdminFlags, FlagForm } from './admin-qa.contract'
import { adminForm } from './admin-qa.server'

/** Every flag of the shop and what it says to visitors without a key: only for admins. */
export async function readFlags(): Promise<AdminFlags> {
  const values = await resolveFlags(null)
  return { flags: FLAG_KEYS.map((key) => ({ key, value: values[key], ...FLAGS[key] })) }
}

/** POST /api/admin-flags: sets one flag for everybody. 422 for a flag or a value that there is not; 303 to the page. */
export const takeFlagForm = (request: Request): Promise<Response> =>
  answerForm(async () => {
    const { key, value } = await adminForm(FlagForm, request)
    if (!(await setFlag({ key, value: value || null }))) throw new Refusal(422)
    return `/admin/flags#${key}`
  })
