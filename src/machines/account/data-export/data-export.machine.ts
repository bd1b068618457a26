import { assign, setup } from 'xstate'
import { typedPassword } from '~/services/flows/identity/identity.rules'
import type { ExportAccount, ExportAnswer } from '~/services/flows/privacy/export.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { EXPORT_IDS, type ExportRefusal } from './data-export.rules'

type ExportInput = { as: string }
type Context = ExportInput & { password: string; failure: ExportRefusal | null }

const typed = ({ event }: { event: { value: string } }) => event.value

/** Everything that is kept of somebody, as one file, for whoever knows their password. There is a whole file or none. */
export const dataExportMachine = setup({
  types: {
    input: {} as ExportInput,
    context: {} as Context,
    events: {} as { type: 'CHANGE'; value: string } | { type: 'DOWNLOAD' },
    tags: {} as 'busy',
  },
  actors: { exportAccount: unprovided<ExportAnswer, ExportAccount>('exportAccount') },
  guards: {
    isEmpty: ({ context }) => context.password === '',
    isOutage: ({ context }) => context.failure === 'unreachable',
    isOk,
    ...accountGuards,
  },
  actions: {
    keepPassword: assign((_, value: string) => ({ password: typedPassword(value) })),
    forgetPassword: assign({ password: '' }),
    keepRefusal: assign((_, answer: ExportAnswer) => ({ failure: refusalIn(answer) })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    focusOn: (_, _id: string) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  // longer than any service may take that is asked
  delays: { patience: 20_000 },
}).createMachine({
  id: 'dataExport',
  context: ({ input }) => ({ ...input, password: '', failure: null }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'open',
      on: {
        CHANGE: { target: '.open', actions: { type: 'keepPassword', params: typed } },
        DOWNLOAD: [{ guard: 'isEmpty', target: '.refused' }, { target: 'exporting' }],
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusOn', params: EXPORT_IDS.password } },
        failed: { entry: { type: 'focusOn', params: EXPORT_IDS.told }, exit: 'dropFailure' },
        saved: { entry: { type: 'focusOn', params: EXPORT_IDS.told } },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportAccount',
        src: 'exportAccount',
        input: ({ context: { as, password } }) => ({ as, password }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'asking.saved', actions: 'forgetPassword' },
          ...leavingAccount,
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'noteFailure',
      always: [{ guard: 'isOutage', target: 'asking.failed', actions: 'logFailure' }, { target: 'asking.failed' }],
    },
    left: { entry: 'forgetPassword' },
  },
  options: { maxIterations: 1000 },
})

/** Those of the account have left the page before. */
function refusalIn(answer: ExportAnswer): ExportRefusal | null {
  if (answer.ok) return null
  const { kind } = answer.error
  return kind === 'unauthorised' || kind === 'otherPerson' ? null : kind
}
