import { fromPromise } from 'xstate'
import { askResetCode, setNewPassword, signIn } from '~/services/browser/identity'
import { replacePage } from '~/services/browser/page'
import { beginStep, focusWhenShown } from '~/services/browser/visible'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import type { SignInRefusal } from '~/services/identity/sign-in.contract'
import type { Result } from '~/services/result'
import { appWide } from '../kit/app-wide'
import type { liveSessionMachine } from '../session/session.actors'
import { type ResetAnswer, resetPasswordMachine } from './reset-password.machine'

type Asked = { config: IdentityConfig; email: string }
type Credentials = Asked & { password: string }

export const liveResetPasswordMachine = resetPasswordMachine.provide({
  actors: {
    askCode: fromPromise<ResetAnswer, Asked>(({ input }) => askResetCode(input)),
    setPassword: fromPromise<ResetAnswer, Credentials & { code: string }>(({ input }) => setNewPassword(input)),
    signIn: fromPromise<Result<null, SignInRefusal>, Credentials>(({ input }) => signIn(input)),
    openPage: fromPromise<void, { href: string }>(({ input }) => replacePage(input.href)),
  },
  actions: {
    tellSession: () => appWide<typeof liveSessionMachine>('session').send({ type: 'SIGN_IN.OK' }),
    focusSummary: (_, id) => focusWhenShown(id),
    focusStep: (_, id) => beginStep(id),
  },
})
