import { getRequest } from '@tanstack/react-start/server'
import type { Identity } from '~/services/flows/identity/identity.contract'
import { currentIdentity } from '~/services/flows/identity/identity.server'
import { hasQa } from '~/services/platform/qa/qa-state.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { ownPath } from '~/services/request/pipeline/own-path'

const LONGEST_KEY = 200

/** Everybody where all is embedded and shows itself; else who has the key of QA (`?key=`), and admins. */
export function mayInspect(request: Request, identity: Identity | null): boolean {
  if (hasQa() || hasQaKey(new URL(request.url).searchParams.get('key') ?? '')) return true
  return identity?.kind === 'signedIn' && identity.person.groups.includes('admin')
}

/** Whether this visitor may look into flows, and the page of this shop (`?page=`) that is shown beside; null: none. */
export async function openInspector() {
  const request = getRequest()
  const { searchParams } = new URL(request.url)
  const page = ownPath(searchParams.get('page'))
  const isAllowed = mayInspect(request, await currentIdentity())
  return { isAllowed, page, key: isAllowed ? (searchParams.get('key') ?? '').slice(0, LONGEST_KEY) : '' }
}
