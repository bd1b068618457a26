import { fromPromise } from 'xstate'
import { signUp } from '~/services/browser/identity'
import { liveConfirmCodeMachine } from '../confirm-code/confirm-code.actors'
import { confirmCodeFor } from '../confirm-code/confirm-code.machine'
import { liveEnteringMachine } from '../entering/entering.actors'
import { enteringFor } from '../entering/entering.machine'
import { liveFocus } from '../identity-form/identity-form.actors'
import type { Answer } from '../identity-form/identity-form.setup'
import { signUpMachine, type Wanted } from './sign-up.machine'

export const liveSignUpMachine = signUpMachine.provide({
  actors: {
    confirmCode: confirmCodeFor(liveConfirmCodeMachine),
    entering: enteringFor(liveEnteringMachine),
    signUp: fromPromise<Answer, Wanted>(({ input }) => signUp(input)),
  },
  actions: liveFocus,
})
