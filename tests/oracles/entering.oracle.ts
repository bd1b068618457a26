import type { EnteringView } from '~/machines/identity/entering/entering.connect'
import { asked, did, didNot, equal, isRunning, notAsked, stopped, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle } from '~/machines/proving/oracle/rows'

const PATIENCE = 20_000
const DEPARTURE = 8000
const NO_ANSWER = { ok: false, error: { kind: 'unreachable' } }

type Times = { calls: { running: { actor: string }[] } }
const wasRunning =
  (actor: string) =>
  ({ before }: { before: Times | null }) =>
    before?.calls.running.some((call) => call.actor === actor) === true

/** `isIn`: the session is there. */
type Memory = { isIn: boolean }

export const enteringOracle = oracle<EnteringView, Memory>(
  'entering',
  [
    after('start', { rule: 'F-02', says: 'asked once, with what was typed' }, (step) => {
      const { config, email, password } = step.input
      return [asked(step, 'signIn', { config, email, password }), equal(step.told, []), didNot(step)]
    }),
    after(done('signIn'), { decided: 'E-82', says: 'session, form and browser are told' }, (step) => [
      did(step, 'tellSession'),
      toldParent(step, { type: 'SIGNED_IN' }),
      asked(step, 'openPage', { href: step.input.returnTo }),
      equal(step.ended, null),
    ]),
    after(failed('signIn'), { rule: 'S-378', says: 'it ends with the reason' }, (step) =>
      equal(step.ended, { output: step.event.output ?? NO_ANSWER }),
    ),
    lasts(PATIENCE, 'start', { rule: 'S-378' }, (step) => isRunning(step, 'signIn') && step.ended === null),
    after('time', { rule: 'S-378', says: 'no answer is an outage', when: wasRunning('signIn') }, (step) =>
      isRunning(step, 'signIn') ? null : [equal(step.ended, { output: NO_ANSWER }), stopped(step, 'signIn')],
    ),
    after(done('openPage'), { decided: 'E-82', says: 'the browser is on its way' }, (step) => equal(step.ended, null)),
    after(failed('openPage'), { decided: 'E-82', says: 'it stays, signed in' }, (step) =>
      equal(step.ended, { output: { ok: true, value: null } }),
    ),
    lasts(
      DEPARTURE,
      done('signIn'),
      { decided: 'E-82', says: 'no browser that stays is waited for longer' },
      (step) => isRunning(step, 'openPage') && step.ended === null,
    ),
    lasts(
      DEPARTURE,
      done('openPage'),
      { decided: 'E-82', says: 'and then a link leads on' },
      ({ ended }) => ended === null,
    ),
    always({ decided: 'E-82', says: 'only who is in goes on' }, (step) => [
      equal(step.ended === null || step.memory.isIn === step.ended.output.ok, true),
      equal(step.view.isBusy, step.ended === null),
      step.event.type === 'done' && step.event.actor === 'signIn'
        ? null
        : ([notAsked(step, 'openPage'), didNot(step), equal(step.told, [])].find((one) => one !== null) ?? null),
    ]),
  ],
  (memory, { event }) => ({ isIn: memory?.isIn === true || (event.type === 'done' && event.actor === 'signIn') }),
)
