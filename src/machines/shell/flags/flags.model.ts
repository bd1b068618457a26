import type { Model } from '~/machines/proving/model'
import { FLAGS, type Flags } from '~/services/upstreams/flags/flags.contract'
import { connectFlags } from './flags.connect'
import { flagsMachine } from './flags.machine'

const every = (pick: (otherwise: string) => string): Flags => {
  const pairs = Object.entries(FLAGS).map(([key, { otherwise }]) => [key, pick(otherwise)])
  return Object.fromEntries(pairs)
}
const defaults = every((otherwise) => otherwise)
const resolved = { ...defaults, 'enable-bfcm': 'on' }

export const flagsModel: Model<typeof flagsMachine> = {
  machine: flagsMachine,
  input: { resolved: null, defaults },
  inputs: [{ resolved, defaults }],
  key: ({ values, overrides, isResolved }) => ({ bfcm: values['enable-bfcm'], overrides, isResolved }),
  cases: {
    RESOLVED: [{ type: 'RESOLVED', flags: resolved }],
    FAILED: [{ type: 'FAILED' }],
    OVERRIDE: [
      { type: 'OVERRIDE', key: 'holiday-mode', value: 'on' },
      { type: 'OVERRIDE', key: 'nobody-lists-this', value: 'on' },
    ],
  },
  outcomes: {},
  invariants: [
    {
      name: 'a flag that nobody lists stays off, whatever QA says',
      holds: (snapshot) => !('nobody-lists-this' in connectFlags(snapshot).flags),
    },
    {
      name: 'nothing is on that is not on by default until the server has spoken',
      when: (snapshot) => !snapshot.context.isResolved,
      holds: (snapshot) => JSON.stringify(snapshot.context.values) === JSON.stringify(defaults),
    },
  ],
}
