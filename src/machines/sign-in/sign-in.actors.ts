import { fromPromise } from 'xstate'
import { signIn } from '~/services/browser/identity'
import { replacePage } from '~/services/browser/page'
import { beginStep, focusWhenShown } from '~/services/browser/visible'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import { liveConfirmCodeMachine } from '../confirm-code/confirm-code.actors'
import { appWide } from '../kit/app-wide'
import type { liveSessionMachine } from '../session/session.actors'
import { inSignIn, type SignInAnswer, signInMachine } from './sign-in.machine'

type Credentials = { config: IdentityConfig; email: string; password: string }

export const liveSignInMachine = signInMachine.provide({
  actors: {
    confirmCode: inSignIn(liveConfirmCodeMachine),
    signIn: fromPromise<SignInAnswer, Credentials>(({ input }) => signIn(input)),
    openPage: fromPromise<void, { href: string }>(({ input }) => replacePage(input.href)),
  },
  actions: {
    tellSession: () => appWide<typeof liveSessionMachine>('session').send({ type: 'SIGN_IN.OK' }),
    focusSummary: (_, id) => focusWhenShown(id),
    focusStep: (_, id) => beginStep(id),
  },
})
