import { describe, expect, test } from 'vitest'
import { type AnyActor, assign, createActor, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import {
  type ReferralBannerEvent,
  referralBannerMachine,
} from '~/machines/account/referral-banner/referral-banner.machine'
import { liveCartMachine } from '~/machines/cart/cart/cart.actors'
import { liveSignInMachine } from '~/machines/identity/sign-in/sign-in.actors'
import { createAnswers } from '~/machines/recording/answers'
import type { Answer } from '~/machines/recording/messages.contract'
import { recordFlows } from '~/machines/recording/recorded-flows'
import type { Entry } from '~/machines/recording/recorder'
import type { ReferralPage } from '~/services/flows/referral-banner/referral-banner.contract'

const askingMachine = setup({
  types: { context: {} as { answer: string }, events: {} as { type: 'ASK' } },
  actors: {
    ask: fromPromise<string>(async () => 'the real answer'),
    listen: fromCallback(() => {}),
  },
  actions: { keep: assign((_, answer: string) => ({ answer })) },
}).createMachine({
  id: 'asking',
  context: { answer: '' },
  initial: 'asking',
  invoke: { id: 'listen', src: 'listen' },
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: { target: 'told', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'lost',
      },
      on: { ASK: { target: 'asking', reenter: true } },
    },
    told: { on: { ASK: 'asking' } },
    lost: { on: { ASK: 'asking' } },
  },
})

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

describe('what a call answers', () => {
  async function asked(answer: Answer) {
    const { flows, create } = recording()
    flows.answer('ask', answer)
    const actor = create(askingMachine).start()
    await turns()
    return { actor, flows }
  }

  test('is the real thing unless a rule says otherwise', async () => {
    const { actor } = await asked({ kind: 'real' })
    expect(actor.getSnapshot().context.answer).toBe('the real answer')
  })

  test('is nothing while it is held, and then what it is ended with by hand', async () => {
    const { actor, flows } = await asked({ kind: 'held' })
    expect(actor.getSnapshot().value).toBe('asking')
    flows.end(actor.sessionId, 'ask', { output: 'by hand' })
    await turns()
    expect(actor.getSnapshot()).toMatchObject({ value: 'told', context: { answer: 'by hand' } })
  })

  test('is held until another answer is chosen, and then that one', async () => {
    for (const [answer, value] of [
      [{ kind: 'real' }, 'told'],
      [{ kind: 'lost' }, 'lost'],
      [{ kind: 'held' }, 'asking'],
    ] as const) {
      const { actor, flows } = await asked({ kind: 'held' })
      flows.answer('somebody else', { kind: 'real' })
      await turns()
      expect(actor.getSnapshot().value).toBe('asking')
      flows.answer('ask', answer)
      await turns()
      expect(actor.getSnapshot().value).toBe(value)
    }
  })

  test('is of several that are held the first one’s alone where it is written once: the others can still be ended', async () => {
    const told: string[] = []
    const noted = (id: string) => ({
      id,
      src: 'call' as const,
      onDone: { actions: ({ event }: { event: { output: string } }) => void told.push(`${id} ${event.output}`) },
    })
    const machine = setup({ actors: { call: fromPromise<string>(async () => 'real') } }).createMachine({
      id: 'two',
      invoke: [noted('one'), noted('two')],
    })
    const answers = createAnswers({ setTimeout: () => null })
    const actor = createActor(answers.answered(machine))
    answers.hold(actor)
    actor.start()
    await turns()
    answers.set('call', { kind: 'scripted', outcome: { output: 'written' }, isOnce: true })
    await turns()
    expect(told).toEqual(['one written'])
    expect(answers.end(actor.sessionId, 'two', { output: 'by hand' })).toBe(true)
    await turns()
    expect(told).toEqual(['one written', 'two by hand'])
  })

  test('is lost as without a connection', async () => {
    expect((await asked({ kind: 'lost' })).actor.getSnapshot().value).toBe('lost')
  })

  test('is late by the clock of the flows', async () => {
    const { actor, flows } = await asked({ kind: 'slow', ms: 60_000 })
    expect(actor.getSnapshot().value).toBe('asking')
    flows.clock.next()
    await turns()
    expect(actor.getSnapshot().value).toBe('told')
  })

  test('is written once, or until another rule comes', async () => {
    const { actor } = await asked({ kind: 'scripted', outcome: { output: 'written' }, isOnce: true })
    expect(actor.getSnapshot().context.answer).toBe('written')
    actor.send({ type: 'ASK' })
    await turns()
    expect(actor.getSnapshot().context.answer).toBe('the real answer')
    const { actor: other } = await asked({ kind: 'scripted', outcome: { error: new Error('no') }, isOnce: false })
    other.send({ type: 'ASK' })
    await turns()
    expect(other.getSnapshot().value).toBe('lost')
  })

  test('of two calls the first answers last', async () => {
    const order: string[] = []
    const noted = (id: string) => ({
      id,
      src: 'call' as const,
      onDone: { actions: { type: 'note' as const, params: id } },
    })
    const machine = setup({
      actors: { call: fromPromise(async () => {}) },
      actions: { note: (_, id: string) => void order.push(id) },
    }).createMachine({ id: 'two', invoke: [noted('one'), noted('two')] })
    const { flows, create } = recording()
    flows.answer('call', { kind: 'reordered' })
    create(machine).start()
    await turns()
    expect(order).toEqual(['two', 'one'])
  })

  test('is asked of promises alone: a listener listens, unless it is held before it begins', () => {
    const { answered, set } = createAnswers({ setTimeout: () => null })
    const { actors } = askingMachine.implementations
    expect(answered(askingMachine).implementations.actors.ask).not.toBe(actors.ask)
    const said: string[] = []
    const machine = setup({
      actors: { listen: fromCallback(({ sendBack }) => sendBack({ type: 'SAID' })) },
    }).createMachine({
      id: 'ear',
      invoke: { id: 'listen', src: 'listen' },
      on: { SAID: { actions: () => said.push('it') } },
    })
    const begun = () => createActor(answered(machine)).start()
    begun()
    expect(said).toEqual(['it'])
    set('listen', { kind: 'held' })
    begun().stop()
    expect(said).toEqual(['it'])
  })

  test('of a machine below is that it goes on, unless it is held: then it stands still', () => {
    const { answered, set } = createAnswers({ setTimeout: () => null })
    const lamp = createMachine({
      id: 'lamp',
      initial: 'dark',
      states: { dark: { on: { PRESS: 'bright' } }, bright: {} },
    })
    const desk = setup({ actors: { lamp } }).createMachine({ id: 'desk', invoke: { id: 'lamp', src: 'lamp' } })
    const pressed = () => {
      const { lamp: child } = createActor(answered(desk)).start().getSnapshot().children
      child?.send({ type: 'PRESS' })
      return child?.getSnapshot().value
    }
    expect(pressed()).toBe('bright')
    set('lamp', { kind: 'held' })
    expect(pressed()).toBe('dark')
  })
})

describe('a stage', () => {
  test('has a flow where a way through its model leads, with its calls waiting and its time standing still', async () => {
    const { flows, create, seat } = recording()
    create(liveCartMachine, { cart: null }).start()
    await flows.stage({
      kind: 'stage',
      flow: 'cart',
      within: [],
      keeps: [],
      start: 0,
      steps: ['SET_QTY', 'after:coalesce'],
    })
    const staged = seat.taken
    expect(staged?.getSnapshot().value).toEqual({ ready: { work: { syncing: 'saving' }, undo: 'none' } })
    if (!staged) return
    flows.fire(staged.sessionId, 'xstate.after.patience.cart.ready.work.syncing.saving')
    expect(staged.getSnapshot().matches({ ready: { work: { syncing: 'saving' } } })).toBe(false)
  })

  test.each([
    ['goes on with what a listener says at once', undefined, 'none'],
    ['stays where it was put with that listener held', ['subscriptions'], 'active'],
  ])('%s', async (_, holds, state) => {
    const { flows, create, seat } = recording()
    const subscriptions = fromCallback<ReferralBannerEvent, { page: ReferralPage }>(({ sendBack }) =>
      sendBack({ type: 'LOADED', held: [] }),
    )
    const input = { as: null, page: 'home', isBfcm: false } as const
    create(referralBannerMachine.provide({ actors: { subscriptions } }), input).start()
    const way = { start: 0, steps: ['LOADED'] }
    await flows.stage({ kind: 'stage', flow: 'referralBanner', within: [], keeps: [], holds, ...way })
    expect(seat.taken?.getSnapshot().value).toBe(state)
  })

  test('has an actor below a flow there, which ends by hand alone', async () => {
    const { flows, create, seat } = recording()
    create(liveSignInMachine, { email: '', returnTo: null, prefix: '' }).start()
    const at = { flow: 'signIn', keeps: [], start: 0 }
    const way = ['CHANGE', 'CHANGE~3', 'SUBMIT']
    await flows.stage({ kind: 'stage', within: [], ...at, steps: way })
    await flows.stage({ kind: 'stage', within: ['entering'], ...at, steps: ['done:signIn'] })
    const entering = seat.taken?.getSnapshot().children.entering
    expect(entering?.getSnapshot().value).toBe('leaving')
  })

  test('refuses a step that is none there, and a flow that this page does not have', async () => {
    const { flows, create } = recording()
    create(liveCartMachine, { cart: null }).start()
    const way = { kind: 'stage' as const, within: [], keeps: [], start: 0 }
    await expect(flows.stage({ ...way, flow: 'cart', steps: ['FLY'] })).rejects.toThrow('knows no step FLY')
    await expect(flows.stage({ ...way, flow: 'finder', steps: [] })).rejects.toThrow('no finder')
  })

  test('is part of the past: it is shown as it was, and its log is not taken for one that can be replayed', async () => {
    const { flows, create, seat, entries } = recording()
    create(liveCartMachine, { cart: null }).start()
    await flows.stage({ kind: 'stage', flow: 'cart', within: [], keeps: [], start: 0, steps: [] })
    const staged = seat.taken
    const seq = entries.at(-1)?.seq ?? 0
    const more = { type: 'SET_QTY', lineId: 'toy', quantity: 2 }
    staged?.send(more)
    flows.show(seq)
    expect(seat.taken?.getSnapshot().value).toEqual({ ready: { work: 'settled', undo: 'none' } })
    expect(seat.taken).not.toBe(staged)
  })
})

function recording() {
  const entries: Entry[] = []
  const flows = recordFlows({ onEntry: (entry) => entries.push(entry) })
  const seat: { taken: AnyActor | null } = { taken: null }
  const create = (machine: Parameters<typeof flows.create>[0], input?: unknown) =>
    flows.create(
      machine,
      { id: machine.id, input },
      {
        follow: () => {},
        take: (taken) => {
          seat.taken = taken
        },
      },
    )
  return { entries, flows, seat, create }
}
