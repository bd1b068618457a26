import { fromPromise } from 'xstate'
import { signUp } from '~/services/browser/identity'
import { logFailure } from '~/services/browser/report'
import { beginStep, focusWhenShown } from '~/services/browser/visible'
import type { PoolAnswer } from '~/services/flows/identity/identity.contract'
import { liveConfirmCodeMachine } from '../confirm-code/confirm-code.actors'
import { liveEnteringMachine } from '../entering/entering.actors'
import { signUpMachine, type Wanted } from './sign-up.machine'
import { forgetWaiting, saveWaiting } from './sign-up.storage'

export const liveSignUpMachine = signUpMachine.provide({
  actors: {
    confirmCode: liveConfirmCodeMachine,
    entering: liveEnteringMachine,
    signUp: fromPromise<PoolAnswer, Wanted>(({ input }) => signUp(input)),
  },
  actions: {
    // where the browser keeps nothing, a reload begins anew
    saveWaiting: (_, email) => void saveWaiting(email),
    forgetWaiting: () => void forgetWaiting(),
    focusSummary: (_, id) => focusWhenShown(id),
    focusStep: (_, id) => beginStep(id),
    logFailure: () => logFailure('identity.step-failed'),
  },
})
