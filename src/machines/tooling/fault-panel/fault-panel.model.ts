import type { Model } from '~/machines/proving/model'
import type { FaultPanelPage, FlowEvent } from '~/services/flows/fault-panel/fault-panel.contract'
import { connectFaultPanel } from './fault-panel.connect'
import { faultPanelMachine } from './fault-panel.machine'
import { FIRST_DRAFT } from './fault-panel.rules'

const line = (id: string, path: string, events: FlowEvent[] = []) => ({
  ...{ id, rule: 'S-372', text: `it failed: ${id}`, path, press: 'One more', events },
})
const empty: FaultPanelPage = {
  rules: [],
  upstreams: [
    { name: 'shopify', operations: ['cart', 'cartCreate'], seen: ['cart'] },
    { name: 'mail', operations: ['send'], seen: [] },
  ],
  clock: { now: '2026-11-25T09:00:00.000Z', offsetMs: 0 },
  person: null,
  personas: [{ name: 'parent', about: 'two children' }],
  flags: [
    { key: 'cart-treatment', about: 'another cart', values: ['on', 'off'], value: 'off', otherwise: 'off' },
    { key: 'new-checkout', about: 'our own', values: ['on', 'off'], value: 'on', otherwise: 'on' },
  ],
  lines: [
    line('quantity', '/cart'),
    line('page', '/pages/about', [{ flow: 'userMenu', size: 'phone', event: { type: 'TOGGLE' } }]),
  ],
  withoutLine: [{ rule: 'S-376', why: 'nothing is said' }],
}
const full: FaultPanelPage = {
  ...empty,
  rules: [
    { id: 3, upstream: 'shopify', operation: 'cart', outcome: { kind: 'delay', ms: 8000 }, times: null },
    { id: 4, upstream: 'mail', operation: '*', outcome: { kind: 'status', status: 500 }, times: 2 },
    { id: 5, upstream: 'mail', operation: 'send', outcome: { kind: 'answer', status: 201, body: {} }, times: null },
    { id: 6, upstream: 'shopify', operation: '*', outcome: { kind: 'reordered' }, times: null },
    { id: 7, upstream: 'shopify', operation: '*', outcome: { kind: 'drop' }, times: null },
  ],
  clock: { now: '2026-12-02T09:00:00.000Z', offsetMs: 604_800_000 },
  person: 'parent@playchart.test',
  flags: empty.flags.map((flag) => (flag.key === 'cart-treatment' ? { ...flag, value: 'on' } : flag)),
}

type Field = keyof typeof FIRST_DRAFT
const field = (name: Field, value: string) => ({ type: 'FIELD' as const, name, value })
/** Each thing is tried from an untouched form. */
const isUntouched = (draft: object) => JSON.stringify(draft) === JSON.stringify(FIRST_DRAFT)
const differing = (draft: typeof FIRST_DRAFT) =>
  Object.entries(draft).filter(
    ([name, value]) => value !== Object.entries(FIRST_DRAFT).find(([each]) => each === name)?.[1],
  )

type Current = { context: { draft: typeof FIRST_DRAFT }; matches: (state: 'absent') => boolean }
const atRest =
  <Event>(events: readonly Event[]) =>
  ({ context: { draft } }: Current) =>
    isUntouched(draft) ? events : []

const VALUES = [
  field('upstream', 'mail'),
  field('operation', 'cart'),
  ...['slow', '401', 'drop', 'garbage', 'partial', 'malformed', 'out of order', 'script'].map((value) =>
    field('outcome', value),
  ),
  ...['0', '1000000', '1000001', '2.5', ' ', 'twice'].map((value) => field('times', value)),
  ...['2027-01-31T09:00', '2027-01-31', '12027-01-31T09:00'].map((value) => field('instant', value)),
]
/** Of an outcome that needs more. */
const MORE: Record<string, ReturnType<typeof field>[]> = {
  slow: ['60', '60.001', '-1', '0', '', '0.25'].map((value) => field('seconds', value)),
  script: ['199', '599', '600', '', '404.5'].map((value) => field('status', value)),
}
const LONGEST = JSON.stringify('x'.repeat(16_382))

export const faultPanelModel: Model<typeof faultPanelMachine> = {
  machine: faultPanelMachine,
  input: { key: 'the-key' },
  key: ({ page, task, draft, shown, line: asked, notice }) => ({
    ...{ count: page?.rules.length ?? null, draft: differing(draft), shown, asked, hasNotice: notice !== null },
    isReading: task.kind === 'read',
  }),
  cases: {
    FIELD: ({ context: { draft, page, line: asked, notice, shown } }) => {
      if (page === null || page.rules.length > 0 || asked !== null || notice !== null || shown !== null) return []
      return isUntouched(draft) ? VALUES : differing(draft).length === 1 ? (MORE[draft.outcome] ?? []) : []
    },
    SCRIPT: ({ context: { draft } }) =>
      draft.outcome === 'script' && differing(draft).length === 1
        ? ['{"data":null}', '{"data"', LONGEST, `${LONGEST.slice(0, -1)}x"`].map((text) => ({ type: 'SCRIPT', text }))
        : [],
    SET: [{ type: 'SET' }],
    REMOVE: ({ context: { page } }) => (page?.rules ?? []).slice(0, 1).map(({ id }) => ({ type: 'REMOVE', id })),
    CLEAR: atRest([{ type: 'CLEAR' }]),
    REFRESH: atRest([{ type: 'REFRESH' }]),
    'OTHER_TAB.CHANGED': atRest([{ type: 'OTHER_TAB.CHANGED' }]),
    MOVE: atRest([
      { type: 'MOVE', days: 7 },
      { type: 'MOVE', days: 0 },
    ]),
    MOVE_TO: ({ context: { draft } }) =>
      isUntouched(draft) || draft.instant !== '' ? [{ type: 'MOVE_TO' as const }] : [],
    RUN_DUE: atRest([{ type: 'RUN_DUE' }]),
    FLAG: atRest([{ type: 'FLAG', key: 'cart-treatment', value: 'on' }]),
    SIGN_IN: atRest([
      { type: 'SIGN_IN', persona: 'parent', watched: 'one' },
      { type: 'SIGN_IN', persona: 'parent', watched: null },
    ]),
    SIGN_OUT: atRest([{ type: 'SIGN_OUT', watched: 'one' }]),
    LINE: atRest([
      { type: 'LINE', line: 'page', watched: 'one' },
      { type: 'LINE', line: 'quantity', watched: null },
      { type: 'LINE', line: 'gone', watched: 'one' },
    ]),
  },
  outcomes: {
    // without it a panel is the same: where it does nothing else, no other state comes twice
    otherTabs: (snapshot: Current) => (snapshot.matches('absent') ? [{ error: new Error('no channel') }] : []),
    askFaultPanel: ({ context: { draft } }: Current) => [
      { output: { page: empty, isDone: true, said: null } },
      ...(isUntouched(draft)
        ? [
            { output: { page: full, isDone: true, said: 'Nothing more is due.' } },
            { output: { page: empty, isDone: false, said: 'It is in its own way.' } },
            { output: null },
          ]
        : []),
      { error: new Error('crashed') },
    ],
  },
  delays: { patience: 30_000 },
  invariants: [
    {
      name: 'the server is asked with the key, for one task at a time',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (_, { calls, pending }) => {
        const asked = calls.filter(({ src }) => src === 'askFaultPanel')
        const isWithKey = JSON.stringify(asked.at(-1)?.input).startsWith('{"key":"the-key"')
        const others = [...pending.keys()].filter((actor) => actor !== 'askFaultPanel' && actor !== 'otherTabs')
        return pending.has('askFaultPanel') && others.length === 0 && isWithKey
      },
    },
    {
      name: 'nothing is shown of a shop that has no panel',
      when: (snapshot) => snapshot.matches('absent'),
      holds: (snapshot) => connectFaultPanel(snapshot).isAbsent && connectFaultPanel(snapshot).busyWith === null,
    },
  ],
}
