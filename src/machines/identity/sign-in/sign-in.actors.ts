import { liveConfirmCodeMachine } from '../confirm-code/confirm-code.actors'
import { confirmCodeFor } from '../confirm-code/confirm-code.machine'
import { liveEnteringMachine } from '../entering/entering.actors'
import { enteringFor } from '../entering/entering.machine'
import { liveFocus } from '../identity-form/identity-form.actors'
import { signInMachine } from './sign-in.machine'

export const liveSignInMachine = signInMachine.provide({
  actors: { confirmCode: confirmCodeFor(liveConfirmCodeMachine), entering: enteringFor(liveEnteringMachine) },
  actions: liveFocus,
})
