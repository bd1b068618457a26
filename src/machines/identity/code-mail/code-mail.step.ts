import { type AnyActorRef, assign, type EventObject, sendTo, spawnChild, stopChild } from 'xstate'
import type { Asked, Shared } from '../identity-form/identity-form.setup'
import type { codeMailMachine } from './code-mail.machine'

type CodeMail = { src: 'codeMail'; logic: typeof codeMailMachine; id: 'codeMail' }
type Actions = Record<'spawnMail' | 'stopMail' | 'askAgain' | 'noteTry', Shared<Asked>> & {
  dropCode: Shared<{ code: string }>
}

const telling = (type: 'RESEND' | 'TRIED') =>
  sendTo<Asked, EventObject, undefined, AnyActorRef, EventObject>('codeMail', { type })

/** For a form with a code in it: another mail beside it. */
export const codeMailActions: Actions = {
  spawnMail: spawnChild<Asked, EventObject, undefined, EventObject, CodeMail>('codeMail', {
    id: 'codeMail',
    syncSnapshot: true,
    input: ({ context: { config, email } }) => ({ config, email }),
  }),
  stopMail: stopChild<Asked, EventObject, undefined, EventObject>('codeMail'),
  askAgain: telling('RESEND'),
  noteTry: telling('TRIED'),
  dropCode: assign<{ code: string }, EventObject, undefined, EventObject, never>({ code: '' }),
}
