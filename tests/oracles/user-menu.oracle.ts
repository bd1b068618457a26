import { asked, did, didNot, equal, isRunning, notAsked, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { connectUserMenu } from '~/machines/shell/user-menu/user-menu.connect'

type View = ReturnType<typeof connectUserMenu>
type SignOut = 'idle' | 'asking' | 'leaving' | 'failed'
/** `since`: when the sign-out got to where it is. */
type Memory = { isOpen: boolean; signOut: SignOut; since: number }

const NOTHING: Memory = { isOpen: false, signOut: 'idle', since: 0 }
/** So long the end of the session is waited for, and so long the page that follows it. */
const PATIENCE = 15_000

const isSigningOut = ({ signOut }: Memory) => signOut === 'asking' || signOut === 'leaving'
type Known = { before: { memory: Memory } | null }
const wasFree = ({ before }: Known) => before !== null && !isSigningOut(before.memory)
const wasOpen = ({ before }: Known) => before?.memory.isOpen === true

export const userMenuOracle = oracle<View, Memory>(
  'userMenu',
  [
    after('start', { rule: 'F-08', says: 'it is shut, and nothing happens' }, (step) => [notAsked(step), didNot(step)]),
    always(
      { rule: 'F-08', says: 'the greeting opens and shuts it; an entry, Escape and a press beside it shut it' },
      (step) => [equal(step.view.isOpen, step.memory.isOpen), equal(isRunning(step, 'outside'), step.memory.isOpen)],
    ),
    after(
      'TOGGLE',
      { rule: 'F-08', says: 'what is pressed beside it is heard', when: (step) => !wasOpen(step) },
      (step) => asked(step, 'outside'),
    ),
    after('ESC', { rule: 'F-08', says: 'leads the keyboard back to the greeting', when: wasOpen }, (step) =>
      did(step, 'returnFocus', step.view.triggerId),
    ),
    always({ rule: 'F-08', says: 'and nothing else moves it' }, (step) =>
      step.event.type === 'ESC' && wasOpen(step) ? null : didNot(step, 'returnFocus'),
    ),
    always({ rule: 'S-310', says: 'an entry of what the person has' }, ({ view, input }) =>
      equal(view.items, [
        { key: 'account', path: '/account' },
        ...(input.hasPlayKit ? [{ key: 'playKits', path: '/account/subscriptions' }] : []),
        ...(input.hasReading ? [{ key: 'reading', path: '/account/early-reader-club' }] : []),
      ]),
    ),
    always({ rule: 'F-08', says: 'its button stands in it, and is not it' }, ({ view }) => view.id !== view.triggerId),
    after('LOGOUT', { rule: 'S-313', says: 'the session is ended, once', when: wasFree }, (step) =>
      asked(step, 'signOut'),
    ),
    always({ rule: 'S-313', says: 'and by nothing else' }, (step) =>
      step.event.type === 'LOGOUT' && wasFree(step) ? null : notAsked(step, 'signOut'),
    ),
    always(
      { rule: ['S-313', 'S-379'], says: 'it is busy until the page is left, or says that it could not' },
      (step) => [
        equal(isRunning(step, 'signOut'), step.memory.signOut === 'asking'),
        equal(step.view.isSigningOut, isSigningOut(step.memory)),
        equal(step.view.problem, step.memory.signOut === 'failed' ? 'logoutFailed' : null),
      ],
    ),
    lasts(PATIENCE, 'LOGOUT', { rule: 'S-379', says: 'an answer is waited for so long', when: wasFree }, (step) =>
      isRunning(step, 'signOut'),
    ),
    after(
      'time',
      {
        rule: 'S-379',
        when: ({ memory, before }) => before?.memory.signOut === 'asking' && memory.signOut === 'failed',
      },
      (step) => stopped(step, 'signOut'),
    ),
    lasts(
      PATIENCE,
      done('signOut'),
      { rule: 'S-313', says: 'the next page too', when: ({ memory }) => memory.signOut === 'leaving' },
      ({ view }) => view.isSigningOut,
    ),
    always({ rule: 'S-379', says: 'a sign-out that fails is logged, and nothing else is' }, (step) =>
      step.memory.signOut === 'failed' && step.before?.memory.signOut === 'asking'
        ? did(step, 'logFailure')
        : didNot(step, 'logFailure'),
    ),
  ],
  (memory, { event, now }) => {
    const { isOpen, signOut, since } = memory ?? NOTHING
    const isShut = ['OUTSIDE', 'ESC', 'SELECT'].includes(event.type) || event.actor === 'outside'
    const signs = signOutAfter({ signOut, since }, { event, now })
    return {
      isOpen: event.type === 'TOGGLE' ? !isOpen : isOpen && !isShut,
      signOut: signs,
      since: signs === signOut ? since : now,
    }
  },
)

type Come = { event: { type: string; actor?: unknown; output?: unknown }; now: number }

function signOutAfter({ signOut, since }: Omit<Memory, 'isOpen'>, { event, now }: Come): SignOut {
  if (event.type === 'LOGOUT') return isSigningOut({ ...NOTHING, signOut }) ? signOut : 'asking'
  if (event.actor === 'signOut') return event.output === true ? 'leaving' : 'failed'
  if (now - since < PATIENCE) return signOut
  return signOut === 'asking' ? 'failed' : signOut === 'leaving' ? 'idle' : signOut
}
