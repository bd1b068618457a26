import type { IdentityConfig } from '~/services/flows/identity/identity.contract'
import { getIdentity, getIdentityConfig } from '~/services/flows/identity/identity.functions'
import { ownPath } from '~/services/request/pipeline/own-path'
import { housePicture } from '~/services/upstreams/media/site-pictures'

/** `wanted`: where the visitor came from, as it stands in the address; only a path of ours is believed (T2). */
type Asked = { prefix: string; wanted: string | null }

/** What the three identity pages begin with: where they lead, how the pool is asked, and whether anybody is in already. */
export async function loadIdentityPage({ prefix, wanted }: Asked) {
  const [identity, config] = await Promise.all([getIdentity(), getIdentityConfig()])
  const own = ownPath(wanted)
  const query = own === null ? '' : `?${new URLSearchParams({ return_to: own })}`
  const input: { config: IdentityConfig; returnTo: string } = { config, returnTo: own ?? `${prefix}/account` }
  return {
    isSignedIn: identity.ok && identity.value.kind === 'signedIn',
    input,
    links: {
      signIn: `${prefix}/sign-in${query}`,
      signUp: `${prefix}/sign-up${query}`,
      reset: `${prefix}/reset-password${query}`,
    },
    pictures: {
      door: housePicture('hero-door'),
      home: housePicture('hero-home-tall'),
      mail: housePicture('done-sent'),
    },
  }
}
