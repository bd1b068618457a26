import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test'
import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { connectPlayKitSchedule } from '../../../src/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleMachine } from '../../../src/machines/account/play-kit-schedule/play-kit-schedule.machine'
import {
  playKitScheduleModel,
  sampleChild,
} from '../../../src/machines/account/play-kit-schedule/play-kit-schedule.model'
import { endingOf, type Model } from '../../../src/machines/proving/model'
import { CivilDate } from '../../../src/services/domain/dates/civil-date.contract'
import type { ScheduleAnswer } from '../../../src/services/flows/schedule/schedule.contract'
import type { ShopServer } from '../support/server'
import { holdTime, untilLive } from '../support/shop'
import { accountOf, signInAs } from '../support/sign-in'
import { messageOf } from '../support/words'

const children = [sampleChild('default', { isDefault: true }), sampleChild('other')]
const schedule = { today: CivilDate.parse('2026-11-21'), children }
const answered: ScheduleAnswer = { ok: true, value: schedule }
const unreachable: ScheduleAnswer = {
  ok: false,
  error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null },
}
const signedOut: ScheduleAnswer = { ok: false, error: { kind: 'unauthorised' } }
const input = { as: 'account', schedule, childUuid: null }

type Snapshot = SnapshotFrom<typeof playKitScheduleMachine>
const here =
  <Event>(events: (snapshot: Snapshot) => Event[]) =>
  (snapshot: Snapshot) =>
    snapshot.matches('left') ? [] : events(snapshot)

/** What the parent of two children can do to the schedule, and what its upstreams can answer. */
export const schedulePageModel: Model<typeof playKitScheduleMachine> = {
  machine: playKitScheduleMachine,
  input,
  inputs: [{ ...input, schedule: null }],
  key: playKitScheduleModel.key,
  cases: {
    SELECT_CHILD: here(({ context }) =>
      context.schedule ? ['default', 'other'].map((uuid) => ({ type: 'SELECT_CHILD' as const, uuid })) : [],
    ),
    REFRESH: here(() => [{ type: 'REFRESH' }]),
    EXPAND: here((snapshot) => (connectPlayKitSchedule(snapshot).can.expand ? [{ type: 'EXPAND' }] : [])),
  },
  outcomes: {
    getSchedule: [{ output: answered }, { output: unreachable }, { output: signedOut }, { error: new Error('lost') }],
    changes: [],
  },
  invariants: [
    { name: 'there are two children at most', holds: ({ context }) => (context.schedule?.children.length ?? 0) <= 2 },
  ],
}

/** Account, subscriptions and drafts come in one answer. */
const CALLS = 1

/** The schedule, with its requests and its clock controlled by the test. */
export async function openSchedulePage(page: Page, context: BrowserContext, server: ShopServer, isLoaded: boolean) {
  const root = page.locator('[data-machine=playKitSchedule]')
  const held: Route[] = []
  const names = new Map<string, string>()
  const asked = { times: 0 }
  // the list is a machine of its own: the graph of its page does not tell how far it is open
  const list = { isOpen: false }
  await signInAs(context.request, server.origin, 'parent')
  await page.clock.install()
  const fault = { upstream: 'subscription-manager', outcome: { kind: 'status', status: 500 } } as const
  if (!isLoaded) await server.faults.add(fault)
  const isOurs = (route: Route) => route.request().postData()?.includes(accountOf('parent')) ?? false
  await page.route('**/_serverFn/**', (route) => (isOurs(route) ? void held.push(route) : route.continue()))
  await page.goto('/account/subscriptions')
  await expect(root).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await server.faults.clear()
  await untilLive(page)
  await holdTime(page)

  async function end(ending: { output?: unknown }) {
    await expect.poll(() => held.length).toBe(CALLS * asked.times)
    const routes = held.splice(0).slice(-CALLS)
    asked.times = 0
    if (ending.output === undefined) return void (await Promise.all(routes.map((route) => route.abort())))
    if (ending.output === signedOut) await context.clearCookies()
    if (ending.output === unreachable) await server.faults.add(fault)
    for (const route of routes) {
      // a request that waits here still carries the cookies of its time
      const { cookie: _, ...headers } = await route.request().allHeaders()
      await route.fulfill({ response: await route.fetch({ headers }) }).catch(() => {})
    }
    await server.faults.clear()
  }

  async function perform(event: AnyEventObject) {
    if (endingOf(event)) return end({ output: event.output })
    if (event.type.startsWith('xstate.after.')) {
      await page.clock.runFor(Number(playKitScheduleMachine.implementations.delays.patience))
      held.length = 0
      asked.times = 0
      return
    }
    switch (event.type) {
      case 'SELECT_CHILD':
        return select(root.getByRole('button', { name: names.get(event.uuid) ?? 'nobody' }))
      case 'EXPAND':
        list.isOpen = true
        return root.getByRole('button', { name: messageOf('en', 'schedule.showMore') }).click()
      case 'REFRESH':
        asked.times += 1
        return page.evaluate(() => new BroadcastChannel('playchart-schedule').postMessage('changed'))
      default:
        throw new Error(`no gesture for ${event.type}`)
    }
  }

  async function select(button: Locator) {
    if ((await button.getAttribute('aria-pressed')) === 'false') list.isOpen = false
    await button.click()
  }

  async function learnNames() {
    for (const button of await root.locator('button[aria-pressed]').all()) {
      const isDefault = (await button.getAttribute('aria-pressed')) === 'true'
      names.set(isDefault ? 'default' : 'other', (await button.innerText()).split('\n')[0] ?? '')
    }
  }

  async function expectView(snapshot: Snapshot) {
    const view = connectPlayKitSchedule(snapshot)
    if (view.kind === 'left') return expect(page).toHaveURL(/\/sign-in\?return_to=/)
    await expect(root).toHaveAttribute('data-state', view.state)
    await expect(root).toHaveAttribute('data-kind', view.kind)
    if (view.child && names.size === 0) await learnNames()
    for (const { uuid, isSelected } of view.children)
      await expect(root.getByRole('button', { name: names.get(uuid) ?? 'nobody' })).toHaveAttribute(
        'aria-pressed',
        String(isSelected),
      )
    const again = root.getByRole('button', { name: messageOf('en', 'account.again') })
    await expect(again).toHaveCount(view.isStale || view.kind === 'failed' ? 1 : 0)
    await expect(root.getByRole('button', { name: messageOf('en', 'schedule.showMore') })).toHaveCount(
      view.kind === 'active' && !list.isOpen ? 1 : 0,
    )
    await expect(root.getByText(messageOf('en', 'account.stale'))).toHaveCount(view.isStale ? 1 : 0)
  }

  return { perform, expectView }
}
