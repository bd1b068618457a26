import { z } from 'zod'
import { LOCALE_CODES } from '~/services/domain/locale'
import { ok, type Result } from '~/services/domain/result'
import { asService } from '~/services/platform/wire/own-services.server'
import { forgetPreviewsOf } from '~/services/request/preview/preview.server'
import { endSessionsOf } from '~/services/request/session/session.server'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'
import { forgetMail } from '~/services/upstreams/mail/mail.server'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'

/** Whom an erasure is of, and what its last step shows to the identity provider. */
export const Erased = z.object({
  userUuid: z.string(),
  sub: z.string(),
  email: z.string(),
  locale: z.enum(LOCALE_CODES),
  refreshToken: z.string(),
})
export type Erased = z.infer<typeof Erased>

type Step = (of: Erased) => Promise<Result<unknown, { kind: string }>>

const ofUser = ({ userUuid, email }: Erased) => ({ headers: asService(), userUuid, email })

const done =
  (work: (of: Erased) => Promise<void>): Step =>
  (of) =>
    work(of).then(() => ok(null))

/**
 * In their order: what can still say no, then the books, with the receipt, then the account, and the sign-in last, without which
 * nobody could be asked again. Each does nothing the second time.
 */
export const STEPS: Readonly<Record<string, Step>> = {
  subscriptions: async (of) => (await subscriptionManager()).erase(ofUser(of)),
  orders: async (of) => (await orderManager()).erase(ofUser(of)),
  checkout: async ({ userUuid: user_uuid, email, locale }) =>
    (await checkoutClient()).erase({ user_uuid, email, locale }),
  mail: done(({ userUuid, email }) => forgetMail({ to: email, except: `erasure-${userUuid}` })),
  payment: async (of) => (await catalog()).erase(ofUser(of)),
  account: async (of) => (await accountManager()).erase(ofUser(of)),
  previews: done(({ userUuid }) => forgetPreviewsOf(userUuid)),
  sessions: done(({ sub }) => endSessionsOf(sub)),
  identity: deleteSignIn,
}

/** A sign-in that is honoured no more has been deleted by a try before, whose end was not written down. */
async function deleteSignIn({ refreshToken }: Erased): ReturnType<Step> {
  const pool = await cognito()
  const renewed = await pool.refresh(refreshToken)
  const deleted = renewed.ok ? await pool.deleteUser(renewed.value.AccessToken) : renewed
  return !deleted.ok && deleted.error.kind === 'refused' ? ok(null) : deleted
}
