import { logFailure } from '~/services/browser/report'
import { beginStep, focusWhenShown } from '~/services/browser/visible'
import { liveConfirmCodeMachine } from '../confirm-code/confirm-code.actors'
import { liveEnteringMachine } from '../entering/entering.actors'
import { signInMachine } from './sign-in.machine'

export const liveSignInMachine = signInMachine.provide({
  actors: { confirmCode: liveConfirmCodeMachine, entering: liveEnteringMachine },
  actions: {
    focusSummary: (_, id) => focusWhenShown(id),
    focusStep: (_, id) => beginStep(id),
    logFailure: () => logFailure('identity.step-failed'),
  },
})
