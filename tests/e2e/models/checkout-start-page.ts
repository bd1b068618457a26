import { expect, type Page, type Route } from '@playwright/test'
import { type AnyEventObject, createMachine, type SnapshotFrom } from 'xstate'
import { connectCheckoutStart } from '../../../src/machines/checkout/checkout-start/checkout-start.connect'
import { checkoutStartMachine } from '../../../src/machines/checkout/checkout-start/checkout-start.machine'
import { checkoutStartModel } from '../../../src/machines/checkout/checkout-start/checkout-start.model'
import { endingOf, type Model } from '../../../src/machines/proving/model'
import { flowScreen } from '../support/flow-screen'
import { holdTime, untilLive } from '../support/shop'
import { messageOf } from '../support/words'

type Snapshot = SnapshotFrom<typeof checkoutStartMachine>

const KEY = '3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01'
/** the page leaves this state by itself before a test could act */
const isPassing = (snapshot: Snapshot) => snapshot.matches('naming') || snapshot.matches('signingUp')

/** In a browser a key and a navigation take no time: these states cannot be observed. */
function machineOfPage(): typeof checkoutStartMachine {
  const { config, implementations } = checkoutStartMachine
  const { after: _naming, ...naming } = config.states?.naming ?? {}
  const { after: _signingUp, ...signingUp } = config.states?.signingUp ?? {}
  const states = { ...config.states, naming, signingUp }
  // the same chart without two of its timers
  return createMachine(
    { ...config, states } as never,
    implementations as never,
  ) as unknown as typeof checkoutStartMachine
}

/** What a guest can do on the review, and what our server can answer there. */
export const checkoutStartPageModel: Model<typeof checkoutStartMachine> = {
  ...checkoutStartModel,
  machine: machineOfPage(),
  inputs: [],
  cases: {
    START: (snapshot) => (snapshot.hasTag('busy') ? [] : [{ type: 'START' as const }]),
    RESUME: [],
    CONTINUED: [],
  },
  outcomes: {
    newKey: [{ output: KEY }],
    startCheckout: [{ output: { ok: false, error: { kind: 'needsAccount' } } }, { error: new Error('lost') }],
    openSignUp: [{ output: undefined }],
  },
}

/** The review, with its calls, its navigations and its clock controlled by the test. */
export async function openReview(page: Page) {
  const flow = flowScreen(page)
  const root = page.locator('[data-machine=checkoutStart]')
  const held: Route[] = []
  await page.clock.install()
  await flow.goToReview()
  await untilLive(page)
  await holdTime(page)
  // a page is asked for, and this one stays: its successor has nothing to show
  await page.route(/\/sign-up\?/, (route) => route.fulfill({ status: 204 }))
  await page.route('**/_serverFn/**', (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('idempotencyKey')) return route.continue()
    held.push(route)
  })
  async function next(): Promise<Route> {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const route = held.shift()
    if (!route) throw new Error('nothing was asked')
    return route
  }

  async function perform(event: AnyEventObject) {
    const ending = endingOf(event)
    if (ending && ending.id !== 'startCheckout') return
    if (ending) return ending.kind === 'done' ? (await next()).continue() : (await next()).abort()
    const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
    if (delay) return page.clock.runFor(Number(Reflect.get(checkoutStartMachine.implementations.delays, delay)))
    await flow.submit.click()
  }

  async function expectView(snapshot: Snapshot) {
    if (isPassing(snapshot)) return
    const { failure, state } = connectCheckoutStart(snapshot)
    await expect(root).toHaveAttribute('data-state', state)
    const told = flow.main.getByRole('alert').filter({ hasText: messageOf('en', 'checkoutStart.title') })
    await expect(told).toHaveCount(failure ? 1 : 0)
  }
  return { perform, expectView }
}
