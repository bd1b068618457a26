import { type Language, localeOf } from '~/services/domain/locale'
import { sitePicture } from '~/services/domain/pictures/site-pictures.rules'
import { ownPath } from '~/services/request/pipeline/own-path'
import { poolSettings } from '~/services/upstreams/cognito/cognito.server'
import type { IdentityConfig, IdentityInput } from './identity.contract'
import { currentIdentity } from './identity.server'

/** `wanted`: where the visitor came from, as it stands in the address; only a path of ours is believed (T2). */
type Asked = { language: Language; wanted: string | null }

/** What the three identity pages begin with: whether anybody is in already, how the pool is asked, where they lead. */
export async function identityPage({ language, wanted }: Asked) {
  const { kind } = await currentIdentity()
  // English has no prefix in any region
  const { prefix } = localeOf(language, 'eu')
  const own = ownPath(wanted)
  const query = own === null ? '' : `?${new URLSearchParams({ return_to: own })}`
  const input: IdentityInput = { config: identityConfig(), returnTo: own ?? `${prefix}/account` }
  return {
    isSignedIn: kind === 'signedIn',
    input,
    page: {
      links: {
        signIn: `${prefix}/sign-in${query}`,
        signUp: `${prefix}/sign-up${query}`,
        reset: `${prefix}/reset-password${query}`,
      },
      pictures: {
        parents: sitePicture('hero-door'),
        home: sitePicture('hero-home-tall'),
        mail: sitePicture('done-sent'),
      },
    },
  }
}

/** What a page that signs in must know of the pool. All of it is public by design. */
function identityConfig(): IdentityConfig {
  const { poolId, clientId, baseUrl, isHosted, authFlow } = poolSettings()
  return { userPoolId: poolId, clientId, endpoint: isHosted ? baseUrl : '/upstream/cognito', authFlow }
}
