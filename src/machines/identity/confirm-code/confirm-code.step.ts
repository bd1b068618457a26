import { type EventObject, spawnChild, stopChild } from 'xstate'
import { IDENTITY_FIELD_IDS } from '~/services/flows/identity/credentials.rules'
import type { Asked, Shared } from '../identity-form/identity-form.setup'
import type { confirmCodeMachine } from './confirm-code.machine'

type CodeStep = { src: 'confirmCode'; logic: typeof confirmCodeMachine; id: 'confirmCode' }

/** For a form whose account may wait for its code. */
export const codeStepActions: Record<'spawnCode' | 'stopCode', Shared<Asked>> = {
  spawnCode: spawnChild<Asked, EventObject, undefined, EventObject, CodeStep>('confirmCode', {
    id: 'confirmCode',
    syncSnapshot: true,
    input: ({ context: { config, email } }) => ({ config, email }),
  }),
  stopCode: stopChild<Asked, EventObject, undefined, EventObject>('confirmCode'),
}

/** The step itself: it ends with the right code, or with another address. */
export const confirming = {
  entry: ['spawnCode', { type: 'focusStep', params: IDENTITY_FIELD_IDS.code }],
  exit: 'stopCode',
  on: {
    'CODE.CONFIRMED': 'entering',
    BACK: { target: 'editing', actions: { type: 'focusStep', params: IDENTITY_FIELD_IDS.email } },
  },
} as const
