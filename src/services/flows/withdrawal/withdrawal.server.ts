import type { LocaleCode } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import type { WithdrawAnswer, WithdrawOrder } from './withdrawal.contract'

type Asked = WithdrawOrder & { locale: LocaleCode }

/** E-101: whose order it is says the checkout, by the person's own token. */
export async function withdraw({ as, id, locale }: Asked): Promise<WithdrawAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const made = await (await checkoutClient()).withdraw({ as: asked.value.headers, order_id: id, locale })
  return made.ok ? ok({ at: made.value.withdrawn_at }) : made
}
