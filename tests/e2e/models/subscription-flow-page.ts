import { expect, type Page, type Route } from '@playwright/test'
import { type AnyEventObject, createMachine, type EventFrom, type SnapshotFrom } from 'xstate'
import { endingOf, type Model } from '../../../src/machines/proving/model'
import { stateText } from '../../../src/machines/runtime/reading'
import { subscriptionFlowMachine } from '../../../src/machines/subscription/subscription-flow/subscription-flow.machine'
import { subscriptionFlowModel } from '../../../src/machines/subscription/subscription-flow/subscription-flow.model'
import { flowScreen } from '../support/flow-screen'
import { holdTime, untilLive } from '../support/shop'
import { messageOf } from '../support/words'

type Snapshot = SnapshotFrom<typeof subscriptionFlowMachine>
type Type = EventFrom<typeof subscriptionFlowMachine>['type']
const at =
  <T extends Type>(state: Parameters<Snapshot['matches']>[0], type: T) =>
  (snapshot: Snapshot) =>
    snapshot.matches(state) ? [{ type }] : []
/** the page leaves this state by itself before a test could act */
const isPassing = (snapshot: Snapshot) => snapshot.matches({ going: 'opening' })

/** In a browser a navigation starts at once: this state cannot be observed. */
function machineOfPage(): typeof subscriptionFlowMachine {
  const { config, implementations } = subscriptionFlowMachine
  const going = config.states?.going
  const { after: _after, ...opening } = going?.states?.opening ?? {}
  const states = { ...config.states, going: { ...going, states: { ...going?.states, opening } } }
  // the same chart without one of its timers
  return createMachine(
    { ...config, states } as never,
    implementations as never,
  ) as unknown as typeof subscriptionFlowMachine
}

/** What a parent can do on the pages of the flow, and what our server can answer there. The forms have models of their own. */
export const flowPageModel: Model<typeof subscriptionFlowMachine> = {
  ...subscriptionFlowModel,
  machine: machineOfPage(),
  inputs: (subscriptionFlowModel.inputs ?? []).filter(({ step, subflow }) => step !== 'giftDetails' || !subflow),
  cases: {
    'CHILD.VALID': at({ steps: 'childInfo' }, 'CHILD.VALID'),
    'GIFT.VALID': at({ steps: 'giftDetails' }, 'GIFT.VALID'),
    LANGUAGE_CHANGED: [],
    CHANGED: [],
    OPTION: at({ steps: 'paymentOptions' }, 'OPTION'),
    BACK: (snapshot) => (snapshot.hasTag('busy') ? [] : [{ type: 'BACK' as const }]),
    'CHECKOUT.RESUME': [],
    'CHILD.DRAFT': [],
    'GIFT.DRAFT': [],
  },
  invariants: [
    {
      name: 'a page knows which step it is',
      holds: ({ value }) => stepAt(value) in PATHS || stateText(value).startsWith('going.'),
    },
  ],
  outcomes: {
    storePlan: [{ output: { ok: true, value: null } }, { error: new Error('lost') }],
    openPage: [{ output: undefined }],
  },
}

/** The pages, with their calls, their navigations and their clock controlled by the test. */
export async function openFlowPage(page: Page, first: Snapshot) {
  const flow = flowScreen(page)
  const held: Route[] = []
  const step = stepAt(first.value)
  const { subflow } = first.context
  const query = [step === 'giftDetails' && 'gift=true', subflow && 'simplifiedSubflow=true&size=2'].filter(Boolean)
  await prepare()
  await page.clock.install()
  await flow.open(PATHS[step], query.join('&'))
  await expect(flow.root).toHaveAttribute('data-state', `steps.${step}`)
  await untilLive(page)
  await holdTime(page)
  // a page is asked for, and this one stays: its successor has nothing to show
  await page.route(/\/(pages|sign-up|products)\//, (route) => route.fulfill({ status: 204 }))
  await page.route(/\/sign-up\?/, (route) => route.fulfill({ status: 204 }))
  // what the shell asks for itself comes when it comes
  const isOurs = (route: Route) => OURS.test(route.request().postData() ?? '')
  await page.route('**/_serverFn/**', (route) => (isOurs(route) ? void held.push(route) : route.continue()))

  async function prepare() {
    if (step === 'paymentOptions') return flow.goToPayment()
    if (step === 'orderReview') return flow.goToReview()
  }
  async function next(): Promise<Route> {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const route = held.shift()
    if (!route) throw new Error('nothing was asked')
    return route
  }
  /** as the server answers it */
  const pass = async () => (await next()).continue()
  const lose = async () => (await next()).abort()

  async function perform(event: AnyEventObject) {
    const ending = endingOf(event)
    if (ending) return ending.id === 'openPage' ? undefined : ending.kind === 'done' ? pass() : lose()
    const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
    if (delay) return page.clock.runFor(Number(Reflect.get(subscriptionFlowMachine.implementations.delays, delay)))
    switch (event.type) {
      case 'CHILD.VALID':
        await flow.fillChild()
        await flow.submit.click()
        await pass()
        return pass()
      case 'GIFT.VALID':
        await flow.fillGift()
        await flow.submit.click()
        return pass()
      case 'OPTION':
        await flow.submit.click()
        return pass()
      case 'BACK':
        return flow.backLink.click()
      default:
        throw new Error(`no gesture for ${event.type}`)
    }
  }

  async function expectView(snapshot: Snapshot) {
    if (isPassing(snapshot)) return
    await expect(flow.root).toHaveAttribute('data-state', stateText(snapshot.value))
    const { problem } = snapshot.context
    if (problem) await expect(flow.main.getByText(messageOf('en', `subscription.${problem}`))).toBeVisible()
    else await expect(flow.main.getByText(messageOf('en', 'subscription.notStored'))).toHaveCount(0)
  }
  return { perform, expectView }
}

/** a page starts as its step */
const stepAt = (value: Snapshot['value']) => stateText(value).replace('steps.', '') as keyof typeof PATHS
/** a word in the body of each call of the flow */
const OURS = /idempotencyKey|paymentOption|firstKit|child_name|recipientEmail/
const PATHS = {
  childInfo: 'child-info',
  giftDetails: 'child-info',
  paymentOptions: 'payment-options',
  orderReview: 'order-review',
}
