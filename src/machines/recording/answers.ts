import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { directed, lineageOf, type PromiseCall, parentOf } from '../proving/xstate-internals'
import type { Answer, Outcome } from './messages.contract'

/** `again`: as the rule says that has come meanwhile */
type Held = { src: string; settle: (outcome: Outcome) => void; again: () => void }
type Answers = {
  /** by the name of an actor's implementation */
  rules: Map<string, Answer>
  /** flows whose calls wait to be ended by hand, unless a rule says otherwise */
  staged: WeakSet<AnyActorRef>
  /** of an actor on stage the ids of those below it that are ended by hand */
  modelled: WeakMap<AnyActorRef, readonly string[]>
  held: Map<string, Held>
  /** calls that wait until a later one of theirs has answered */
  overtaken: Map<string, (() => void)[]>
  clock: Clock
}
type Clock = { setTimeout: (run: () => void, delay: number) => unknown }

/** What the calls of recorded flows answer: the real thing, or what an inspector or a test has said instead. */
export function createAnswers(clock: Clock) {
  const answers: Answers = {
    rules: new Map(),
    staged: new WeakSet(),
    modelled: new WeakMap(),
    held: new Map(),
    overtaken: new Map(),
    clock,
  }
  return {
    answered: (machine: AnyStateMachine) =>
      directed(machine, {
        make: (call) => answerOf(answers, call),
        isEndless: ({ id, _parent: parent }) =>
          parent !== undefined && answers.modelled.get(parent)?.includes(id) === true,
        isStill: (src) => answers.rules.get(src)?.kind === 'held',
      }),
    /** Also for the calls of that actor which wait. */
    set(actor: string, answer: Answer) {
      answers.rules.set(actor, answer)
      if (answer.kind === 'held') return
      for (const held of [...answers.held.values()]) if (held.src === actor) held.again()
    },
    /** From now on the calls of a flow wait, and those of the actors below it. */
    hold: (flow: AnyActorRef) => void answers.staged.add(flow),
    /** And those below an actor end by hand, machines too. */
    direct: (actor: AnyActorRef, modelled: readonly string[]) => void answers.modelled.set(actor, modelled),
    /** Ends a call that waits; answers whether there is one. */
    end(parent: string, actor: string, outcome: Outcome): boolean {
      const held = answers.held.get(keyOf(parent, actor))
      held?.settle(outcome)
      return held !== undefined
    },
  }
}

const keyOf = (parent: string | null, actor: string) => `${parent}/${actor}`

function answerOf(answers: Answers, call: PromiseCall): PromiseLike<unknown> {
  const rule = answers.rules.get(call.src) ?? usual(answers, call)
  switch (rule.kind) {
    case 'real':
      return call.real()
    case 'held':
      return held(answers, call)
    case 'lost':
      // as a browser says it
      return Promise.reject(new TypeError('Failed to fetch'))
    case 'slow':
      return new Promise<void>((resolve) => answers.clock.setTimeout(resolve, rule.ms)).then(call.real)
    case 'reordered':
      return reordered(answers, call)
    case 'scripted':
      if (rule.isOnce) answers.rules.delete(call.src)
      return settled(rule.outcome)
  }
}

const usual = ({ staged }: Answers, { self }: PromiseCall): Answer =>
  lineageOf(self).some((actor) => staged.has(actor)) ? { kind: 'held' } : { kind: 'real' }

const settled = (outcome: Outcome) =>
  'output' in outcome ? Promise.resolve(outcome.output) : Promise.reject(outcome.error)

function held(answers: Answers, call: PromiseCall): Promise<unknown> {
  const { src, self, signal } = call
  const { held: all } = answers
  const key = keyOf(parentOf(self), self.id)
  return new Promise((resolve, reject) => {
    // out of the list first: the answer may be to wait on
    const end = (answer: () => PromiseLike<unknown>) => {
      all.delete(key)
      answer().then(resolve, reject)
    }
    const mine: Held = {
      src,
      settle: (outcome) => end(() => settled(outcome)),
      again: () => end(() => answerOf(answers, call)),
    }
    all.set(key, mine)
    signal.addEventListener('abort', () => all.get(key) === mine && all.delete(key))
  })
}

/** The first of two calls answers after the second. */
async function reordered({ overtaken }: Answers, { src, real }: PromiseCall): Promise<unknown> {
  const earlier = overtaken.get(src)
  if (!earlier) {
    const later = new Promise<void>((resolve) => overtaken.set(src, [resolve]))
    const [outcome] = await Promise.allSettled([real(), later])
    return settled(outcome.status === 'fulfilled' ? { output: outcome.value } : { error: outcome.reason })
  }
  overtaken.delete(src)
  return Promise.resolve(real()).finally(() => {
    for (const release of earlier) release()
  })
}
