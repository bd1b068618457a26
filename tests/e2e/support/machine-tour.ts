import type { Locator, Page, Route } from '@playwright/test'
import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import { PLACES, type Place } from '../../../scripts/machines/places'
import { explore } from '../../../src/machines/proving/explore'
import { type Case, endingOf, inputsOf, type Model } from '../../../src/machines/proving/model'
import { type Goal, type Path, tour } from '../../../src/machines/proving/tour'
import { snapshotsAlong } from '../../../src/machines/proving/way'
import { recipeOf } from '../../../src/machines/recording/recipe'
import type { Reading } from '../../../src/machines/runtime/reading'
import { BEGUN } from './begun'
import type { ShopServer } from './server'
import { type CartByHand, expect, test } from './shop'
import { openStage, type Stage } from './stage'

/** `tell`: an event for the machine, from nobody on the page. */
export type Screen = { page: Page; root: Locator; tell: (event: AnyEventObject) => Promise<void> }
type Loose<Args extends unknown[]> = { call(...args: Args): Promise<unknown> | undefined }['call']
/** What a page may need before there is one. */
export type Ground = { page: Page; cart: CartByHand; server: ShopServer }
type Seen = { machine: string; state: string }

/** A page under its machine: the gesture for each event, and what is to be seen of each view. */
export type Adapter<M extends AnyStateMachine = AnyStateMachine, View extends Seen = Seen> = {
  model: Model<M>
  connect: { call(snapshot: Reading<M>): View }['call']
  place: Place
  /** what has to be done before there is its page; answers the path */
  begin?: { call(ground: Ground): Promise<string> }['call']
  /** without it there is no page */
  flag?: string
  /** inputs that the page can start with, where that is not each of the model's */
  starts?: readonly InputFrom<M>[]
  /** further pages on which it stands: what each is come to by, and starts with */
  scenes?: readonly Scene<M>[]
  /** what has to be so on its page before each way */
  prepare?: { call(page: Page): Promise<unknown> }['call']
  /** actors of other machines whose calls wait */
  held?: readonly string[]
  /** what the machine draws, where it is not what bears its name alone */
  root?: { call(page: Page): Locator }['call']
  /** `told`: it comes from a parent, another tab or the browser, and no control of the page */
  gestures: { [Type in EventFrom<M>['type']]: 'told' | Loose<[Screen, Case<M, Type>]> }
  isDrawn?: { call(view: View): boolean }['call']
  /** the page goes on with this event, and nothing is to be seen of the machine any more: its way ends there */
  leaves?: { call(view: View, event: EventFrom<M>): boolean }['call']
  sees: Loose<[Screen, View]>
}

type Scene<M extends AnyStateMachine> = Required<Pick<Adapter<M>, 'begin' | 'starts'>>

/** Takes its types from model and connect, and its place on a page from the list of all; the tour of any machine is the same. */
export const adapterOf =
  <M extends AnyStateMachine, View extends Seen>(model: Model<M>, connect: Adapter<M, View>['connect']) =>
  (adapter: Omit<Adapter<M, View>, 'model' | 'connect' | 'place'>): Adapter => {
    const place = PLACES[model.machine.id] ?? BEGUN[model.machine.id]
    if (!place) throw new Error(`scripts/machines/places.ts knows no page for ${model.machine.id}`)
    return { ...adapter, model, connect, place }
  }

export const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const

/** For what the page offers in some states alone, while others may send it too. */
export const pressOrTell = async ({ tell }: Screen, button: Locator, event: AnyEventObject) =>
  (await button.count()) > 0 && (await button.first().isEnabled()) ? button.click() : tell(event)

/** The same for one of several, which can be hidden; what is picked already tells nobody that it is pressed again. */
export const pickOrTell = async (screen: Screen, radio: Locator, event: AnyEventObject) =>
  (await radio.isVisible()) && !(await radio.isChecked()) ? pressOrTell(screen, radio, event) : screen.tell(event)

/** The same for a field; what is too long for it never gets in, and what it holds already nobody types into it. */
export const fillOrTell = async ({ tell }: Screen, field: Locator, event: AnyEventObject & { value: string }) =>
  (await field.count()) > 0 && (await field.isEditable()) && (await field.inputValue()) !== event.value
    ? field.fill(event.value)
    : tell(event)

/** What a tour takes: every state and every kind of event; with TEST_ALL every transition. */
export const GOAL: Goal = process.env.TEST_ALL ? 'transitions' : 'visits'

/** Walks one on each of its pages: what it was to take, and what was taken. */
export async function walkTour(ground: Ground, adapter: Adapter) {
  const pages = [adapter, ...(adapter.scenes ?? []).map((scene) => ({ ...adapter, ...scene }))]
  const { flag } = adapter
  if (flag) await ground.server.setFlag(flag, 'on')
  const walked = { steps: 0, planned: new Set<string>(), taken: new Set<string>() }
  for (const each of pages) {
    const { steps, planned, taken } = await walkPage(ground, each)
    walked.steps += steps
    for (const id of planned) walked.planned.add(id)
    for (const id of taken) walked.taken.add(id)
  }
  if (flag) await ground.server.setFlag(flag, null)
  return { ...walked, taken: [...walked.taken] }
}

/** Who leaves the page is asked for another one, and this one stays. */
export const stay = (route: Route) =>
  route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()

async function walkPage(ground: Ground, adapter: Adapter) {
  const { page } = ground
  const { model, place, starts } = adapter
  const graph = explore({ ...model, ...(starts ? { input: starts[0], inputs: starts.slice(1) } : {}) })
  await page.unroute('**/*', stay)
  const stage = await openStage(page, adapter.begin ? await adapter.begin(ground) : place.path)
  await page.route('**/*', stay)
  for (const actor of adapter.held ?? []) await stage.ask({ kind: 'answer', actor, answer: { kind: 'held' } })
  const ways = tour(graph, GOAL)
  for (const way of ways) await test.step(way.title, () => walkWay({ page, stage, adapter }, way))
  // a log begins after the start, whose transitions the first look at the page has seen
  const started = ways.flatMap(({ start }) => start.covers.filter((id) => !id.startsWith('guard:')))
  const taken = [...started, ...(await stage.taken(model.machine.id))]
  const steps = ways.flatMap((way) => way.steps)
  return { steps: steps.length, planned: [...started, ...steps.flatMap(({ covers }) => covers)], taken }
}

type Walk = { page: Page; stage: Stage; adapter: Adapter }

async function walkWay({ page, stage, adapter }: Walk, { start, steps }: Path) {
  const { model } = adapter
  const { within = [model.machine.id], keeps = [], before = [] } = adapter.place
  const [flow, ...inner] = within
  await adapter.prepare?.(page)
  for (const text of before) {
    const recipe = recipeOf(text)
    if (recipe) await stage.ask({ kind: 'stage', ...recipe })
  }
  const place = inputsOf(model).findIndex((input) => JSON.stringify(input) === JSON.stringify(start.input))
  const from = { start: place, steps: [] }
  await stage.ask({ kind: 'stage', flow, within: inner, keeps, ...from })
  // what listens to the browser says at its start what is so there: a draft of this tab, who is signed in
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))))
  // one that ends as it starts runs no more
  const session = steps.length > 0 ? await stage.session(within) : ''
  const root = adapter.root?.(page) ?? page.locator(`[data-machine=${model.machine.id}]`).first()
  const tell = (event: AnyEventObject) => stage.ask({ kind: 'send', session, event })
  const screen = { page, root, tell }
  const snapshots = snapshotsAlong(
    model,
    start.input,
    steps.map(({ event }) => event),
  )
  for (const [index, snapshot] of snapshots.entries()) {
    const event = steps[index - 1]?.event
    const last = snapshots[index - 1]
    const isLeft = Boolean(event && last && adapter.leaves?.(adapter.connect(last), event))
    await test.step(`${index} ${event?.type ?? 'start'}`, async () => {
      if (event) await perform({ stage, adapter, screen, session }, event)
      if (isLeft) return expect(screen.root).toHaveCount(0)
      // one that has ended below another is gone
      if (snapshot.status === 'active' || within.length === 1) await look(adapter, screen, adapter.connect(snapshot))
    })
    if (isLeft) return
  }
}

type Performing = { stage: Stage; adapter: Adapter; screen: Screen; session: string }

async function perform({ stage, adapter, screen, session }: Performing, event: AnyEventObject) {
  const ending = endingOf(event)
  if (ending) {
    const outcome = ending.kind === 'done' ? { output: event.output } : { error: event.error }
    return stage.ask({ kind: 'end', session, actor: ending.id, outcome })
  }
  if (event.type.startsWith('xstate.after.')) return stage.ask({ kind: 'fire', session, timer: event.type })
  const gesture = adapter.gestures[event.type]
  if (gesture === undefined) throw new Error(`no gesture for ${event.type}`)
  return gesture === 'told' ? screen.tell(event) : gesture(screen, event)
}

async function look(adapter: Adapter, screen: Screen, view: Seen) {
  if (adapter.isDrawn?.(view) ?? true) await expect(screen.root).toHaveAttribute('data-state', view.state)
  else await expect(screen.root).toHaveCount(0)
  await adapter.sees(screen, view)
}
