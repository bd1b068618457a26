import { accessTokenFor, renewedIdentity } from '~/services/flows/identity/identity.server'
import { logEvent } from '~/services/platform/log/log.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'

type Called = { as: string; first: string; last: string }

/**
 * What the account calls somebody the identity provider does too: its tokens greet them on every page. The account has the
 * name already, so that one which stays old there is logged and stops nothing.
 */
export async function tellName({ as, ...name }: Called): Promise<void> {
  const asked = await accessTokenFor(as)
  if (!asked.ok) return
  const { accessToken } = asked.value
  const changed = await (await cognito()).changeName({ accessToken, ...name })
  // the tokens of this sign-in still say the name of before
  const renewed = changed.ok ? await renewedIdentity() : changed
  if (!renewed.ok) logEvent('identity.name-kept', { why: renewed.error.kind })
}
