import { expect, type Page, type Route } from '@playwright/test'
import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { connectSession } from '../../../src/machines/identity/session/session.connect'
import { sessionMachine } from '../../../src/machines/identity/session/session.machine'
import type { IdentityAnswer } from '../../../src/machines/identity/session/session.setup'
import { endingOf, type Model } from '../../../src/machines/proving/model'
import type { Identity } from '../../../src/services/flows/identity/identity.contract'
import { isCallOf } from '../../support/server-function'
import { identityScreen } from '../support/identity-screen'
import { holdTime, inUse } from '../support/shop'

const PAGE = '/products/the-play-kits'
const FUNCTIONS = 'src/services/flows/identity/identity.functions.ts'
const parent: Identity = {
  kind: 'signedIn',
  person: {
    sub: 'sub',
    playchartId: '00000000-0000-4000-8000-00000000000a',
    email: 'parent@playchart.test',
    name: 'Parent',
    groups: [],
  },
}
const yes: IdentityAnswer = { ok: true, value: parent }
const nobody: IdentityAnswer = { ok: true, value: { kind: 'signedOut' } }
const answers = [{ output: yes }, { output: nobody }, { error: new Error('no connection') }]

type Snapshot = SnapshotFrom<typeof sessionMachine>

/**
 * What can happen to a session while its page stays: every answer, and none. Where the page is left or made anew
 * (signed out here, somebody else), session.spec.ts looks at what comes then.
 */
export const sessionPageModel: Model<typeof sessionMachine> = {
  machine: sessionMachine,
  input: { identity: parent },
  key: ({ person, isRefreshTried, attempts }) => ({
    isKnown: person !== null,
    isRefreshTried,
    attempts,
  }),
  cases: {
    RESTORE: ({ value }) => (JSON.stringify(value).match(/waiting|error/) ? [{ type: 'RESTORE' }] : []),
    'SIGN_IN.OK': [],
    SIGN_OUT: (snapshot) => (connectSession(snapshot).isSignedIn ? [{ type: 'SIGN_OUT', key: 'menu' }] : []),
    'OTHER_TAB.CHANGED': (snapshot) =>
      snapshot.hasTag('busy') || snapshot.matches({ signedIn: 'refreshing' }) ? [] : [{ type: 'OTHER_TAB.CHANGED' }],
  },
  outcomes: {
    getIdentity: answers,
    refreshIdentity: answers,
    signOut: [{ error: new Error('no connection') }],
    otherTabs: [],
  },
  invariants: [
    {
      name: 'nobody but the parent is ever named',
      holds: ({ context: { person } }) => !person || person.name === 'Parent',
    },
  ],
}

/** A page of the shop, made for the parent, with its session requests and its clock controlled by the test. */
export async function openSessionPage(page: Page) {
  const screen = identityScreen(page)
  const root = page.getByRole('banner').locator('[data-machine=session]')
  const held: Route[] = []
  await screen.signIn('parent@playchart.test', { to: PAGE })
  await page.clock.install()
  await page.reload()
  await screen.menu.greets('Parent')
  // what another tab says reaches only a page that listens
  await inUse(page)
  // time that is moved on also starts what the router loads before its link is followed
  const isOurs = (route: Route) => isCallOf(route.request().url(), { file: FUNCTIONS })
  await page.route('**/_serverFn/**', (route) => (isOurs(route) ? void held.push(route) : route.continue()))
  await holdTime(page)
  const changed = () => page.evaluate(() => new BroadcastChannel('playchart-session').postMessage('changed'))

  async function end(name: string, output: unknown) {
    const isAsked = (route: Route) => isCallOf(route.request().url(), { file: FUNCTIONS, name })
    await expect.poll(() => held.some(isAsked)).toBe(true)
    const route = held.findLast(isAsked)
    held.length = 0
    if (output === undefined) return route?.abort()
    await route?.fulfill(await answered(route, output === yes))
  }

  async function perform(event: AnyEventObject) {
    const ending = endingOf(event)
    if (ending) return end(ending.id, event.output)
    const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
    if (delay) return page.clock.fastForward(Number(Reflect.get(sessionMachine.implementations.delays, delay)))
    if (event.type === 'RESTORE') return page.evaluate(() => void dispatchEvent(new Event('online')))
    if (event.type === 'OTHER_TAB.CHANGED') return changed()
    if ((await screen.menu.trigger.getAttribute('aria-expanded')) === 'false') await screen.menu.trigger.click()
    await screen.menu.logout.click()
  }

  async function expectView(snapshot: Snapshot) {
    const view = connectSession(snapshot)
    await expect(root).toHaveAttribute('data-state', view.state)
    await expect(screen.menu.root).toHaveCount(view.isSignedIn ? 1 : 0)
    if (view.isSignedIn) await screen.menu.greets(view.person?.name ?? 'user')
  }

  // the machine runs from its first event on
  await changed()
  await end('getIdentity', yes)
  return { perform, expectView }
}

/** The server's own answer to this visitor, or to one who brings no cookie of ours. */
async function answered(route: Route, isKnown: boolean) {
  const headers = isKnown ? {} : { headers: { ...(await route.request().allHeaders()), cookie: 'none=at-all' } }
  return { response: await route.fetch(headers) }
}
