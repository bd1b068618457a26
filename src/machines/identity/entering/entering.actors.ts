import { fromPromise } from 'xstate'
import { tellOtherTabs } from '~/services/browser/channel'
import { signIn } from '~/services/browser/identity'
import { replacePage } from '~/services/browser/page'
import type { Credentials } from '~/services/flows/identity/identity.contract'
import { appWide } from '../../runtime/app-wide'
import type { liveSessionMachine } from '../session/session.actors'
import { SESSION_CHANNEL } from '../session/session.rules'
import { enteringMachine, type SignInAnswer } from './entering.machine'

export const liveEnteringMachine = enteringMachine.provide({
  actors: {
    signIn: fromPromise<SignInAnswer, Credentials>(({ input }) => signIn(input)),
    openPage: fromPromise<void, { href: string }>(({ input }) => replacePage(input.href)),
  },
  actions: {
    tellSession: () => {
      appWide<typeof liveSessionMachine>('session').send({ type: 'SIGN_IN.OK' })
      // not by the session: this page may be left before the session's code has come
      tellOtherTabs(SESSION_CHANNEL)
    },
  },
})
