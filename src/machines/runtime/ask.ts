import type { AnyStateMachine, EmittedFrom, EventFrom } from 'xstate'
import { intentKey } from '~/services/browser/intent-key'
import { appWide } from './app-wide'
import type { Reading } from './reading'

type Question<M extends AnyStateMachine> = {
  /** carries the key by which its answer is known */
  event: (key: string) => EventFrom<M>
  isAnswer: (emitted: EmittedFrom<M>, key: string) => boolean
  signal: AbortSignal
}

/** Asks an app-wide flow one thing and waits for what its chart emits in answer. Aborting unsubscribes. */
export function ask<M extends AnyStateMachine>(
  id: string,
  { event, isAnswer, signal }: Question<M>,
): Promise<{ answer: EmittedFrom<M>; key: string }> {
  const flow = appWide<M>(id)
  const key = intentKey()
  return new Promise((resolve) => {
    const subscription = flow.on('*', (answer) => {
      if (!isAnswer(answer, key)) return
      subscription.unsubscribe()
      resolve({ answer, key })
    })
    signal.addEventListener('abort', () => subscription.unsubscribe())
    flow.send(event(key))
  })
}

type Following<M extends AnyStateMachine, Read> = {
  read: (snapshot: Reading<M>) => Read
  report: (read: Read) => void
}

/** What can be read of an app-wide flow: now, and whenever that has become something else, until stopped. */
export function follow<M extends AnyStateMachine, Read>(id: string, { read, report }: Following<M, Read>): () => void {
  const flow = appWide<M>(id)
  let last = read(flow.getSnapshot())
  report(last)
  const reading = flow.subscribe(() => {
    const now = read(flow.getSnapshot())
    if (JSON.stringify(now) === JSON.stringify(last)) return
    last = now
    report(now)
  })
  return () => reading.unsubscribe()
}
