import type { Model } from '~/machines/proving/model'
import { connectDataExport } from './data-export.connect'
import { dataExportMachine } from './data-export.machine'

const refusedAs = <const Kind extends string>(kind: Kind) => ({ output: { ok: false, error: { kind } } as const })

export const dataExportModel: Model<typeof dataExportMachine> = {
  machine: dataExportMachine,
  input: { as: 'account' },
  key: ({ password, failure }) => ({ isEmpty: password === '', failure }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', value: 'seven boats' },
      { type: 'CHANGE', value: '' },
      { type: 'CHANGE', value: 'k'.repeat(300) },
    ],
    DOWNLOAD: [{ type: 'DOWNLOAD' }],
  },
  outcomes: {
    exportAccount: [
      { output: { ok: true, value: null } },
      refusedAs('wrong'),
      refusedAs('tooMany'),
      refusedAs('unreachable'),
      refusedAs('unauthorised'),
      refusedAs('otherPerson'),
      { error: new Error('offline') },
    ],
  },
  secrets: { password: (snapshot) => !snapshot.matches('left') && !snapshot.matches({ asking: 'saved' }) },
  delays: { patience: 20_000 },
  invariants: [
    {
      name: 'E-101 nothing is asked for without a password, which is no longer than the pool takes',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'exportAccount')
          .every(({ input: sent }) => ['seven boats', 'k'.repeat(256)].includes(Object(sent).password)),
    },
    {
      name: 'E-101 no password stays in a page that has its file, or that is left',
      when: (snapshot) => snapshot.matches('left') || snapshot.matches({ asking: 'saved' }),
      holds: ({ context }) => context.password === '',
    },
    {
      name: 'E-101 why there is no file is said until something is typed or sent',
      holds: (snapshot) => (connectDataExport(snapshot).failure !== null) === snapshot.matches({ asking: 'failed' }),
    },
  ],
}
