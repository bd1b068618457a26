import { fromPromise } from 'xstate'
import { signIn, signUp } from '~/services/browser/identity'
import { replacePage } from '~/services/browser/page'
import { beginStep, focusWhenShown } from '~/services/browser/visible'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import type { SignInRefusal } from '~/services/identity/sign-in.contract'
import type { Result } from '~/services/result'
import { liveConfirmCodeMachine } from '../confirm-code/confirm-code.actors'
import { appWide } from '../kit/app-wide'
import type { liveSessionMachine } from '../session/session.actors'
import { inSignUp, type SignUpAnswer, signUpMachine } from './sign-up.machine'

type Credentials = { config: IdentityConfig; email: string; password: string }

export const liveSignUpMachine = signUpMachine.provide({
  actors: {
    confirmCode: inSignUp(liveConfirmCodeMachine),
    signUp: fromPromise<SignUpAnswer, Credentials & { name: string }>(({ input }) => signUp(input)),
    signIn: fromPromise<Result<null, SignInRefusal>, Credentials>(({ input }) => signIn(input)),
    openPage: fromPromise<void, { href: string }>(({ input }) => replacePage(input.href)),
  },
  actions: {
    tellSession: () => appWide<typeof liveSessionMachine>('session').send({ type: 'SIGN_IN.OK' }),
    focusSummary: (_, id) => focusWhenShown(id),
    focusStep: (_, id) => beginStep(id),
  },
})
