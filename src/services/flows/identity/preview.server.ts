import { READS } from '~/services/request/pipeline/methods.server'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import { PreviewRefusal } from '~/services/request/pipeline/refusal.server'
import { noteInAudit, openedPreview } from '~/services/request/preview/preview.server'
import type { Preview } from '~/services/request/preview/previews'
import { livingClaims } from './claims.server'
import type { Person } from './identity.contract'

/** The customer's account that an admin looks at with this request; null for anybody who is no admin, or not any more. */
export async function currentPreview(): Promise<Preview | null> {
  const preview = await openedPreview()
  if (!preview) return null
  const claims = await livingClaims()
  return claims?.sub === preview.adminSub && claims.groups.includes('admin') ? preview : null
}

/** Without an id at the identity provider and without a group: a preview is nobody's sign-in. */
export const previewedPerson = ({ userUuid, email, name }: Preview): Person => ({
  sub: '',
  playchartId: userUuid,
  email,
  name,
  groups: [],
})

/** Every page of the account that is opened is written down, once for each request. */
export const notePageRead = (preview: Preview): Promise<void> =>
  oncePerRequest('page read', () => noteInAudit('pageRead', preview))

/** What changes nothing of the account: the way out, and the browser's own reports. */
const OPEN = ['/api/close-admin-preview', '/api/csp-report']

/** Decided: E-65. In a preview nothing can be sent but `Close Preview`. */
export async function refuseWritesInPreview({ method, url }: Request): Promise<void> {
  if (READS.includes(method) || OPEN.includes(new URL(url).pathname)) return
  await refuseInPreview()
}

/** A server function that only reads is named for that; any other one is a write (tests/security/admin-preview.test.ts). */
const isReading = (name: string): boolean => /^get[A-Z]/.test(name)

/** The same for a call of a server function: all of them are sent, whether they read or write. */
export async function refuseCallInPreview(name: string): Promise<void> {
  if (!isReading(name)) await refuseInPreview()
}

async function refuseInPreview() {
  const preview = await currentPreview()
  if (!preview) return
  await noteInAudit('writeRefused', preview)
  throw new PreviewRefusal()
}
