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

/** as the input of a start for which the server had decided says it */
const DECIDED = '"resolved":{'

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
      name: 'S-317 what the server has decided holds from then on, and its defaults before',
      holds: (snapshot, { input, events }) => {
        const isDecided = JSON.stringify(input).includes(DECIDED) || events.some(({ type }) => type === 'RESOLVED')
        const isHoliday = events.some(({ type, key }) => type === 'OVERRIDE' && key === 'holiday-mode')
        const flags: Record<string, string | undefined> = connectFlags(snapshot).flags
        const shown = { ...(isDecided ? resolved : defaults), ...(isHoliday ? { 'holiday-mode': 'on' } : {}) }
        return Object.entries(shown).every(([key, value]) => flags[key] === value)
      },
    },
    {
      name: 'E-34 the server is waited for no longer than 3 seconds, then every flag is at its default',
      holds: (snapshot, { clock, input, events }) => {
        const isDecided = JSON.stringify(input).includes(DECIDED) || events.some(({ type }) => type === 'RESOLVED')
        const isGivenUp = events.some(({ type }) => type !== 'RESOLVED' && type !== 'OVERRIDE')
        if (isDecided) return snapshot.matches('ready') && clock.due() === null
        return isGivenUp ? snapshot.matches('defaults') && clock.due() === null : clock.due() === 3000
      },
    },
  ],
}
