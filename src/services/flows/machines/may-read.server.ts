import { env } from '~/services/platform/env/env.server'
import { isSameSecret } from '~/services/platform/secrets/compare'
import { currentPerson } from '../identity/identity.server'

/** Everybody where the shop is a demonstration; otherwise admins, and who has the key of QA. */
export async function mayRead(key: string): Promise<boolean> {
  const { isDemo, QA_KEY } = env()
  if (isDemo || (QA_KEY !== undefined && isSameSecret(key, QA_KEY))) return true
  return (await currentPerson())?.groups.includes('admin') ?? false
}
