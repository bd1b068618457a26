import { Worker } from 'node:worker_threads'
import type { Answer, Task } from './worker.ts'

/** What never ends is noticed, too. */
export type Outcome = { by: 'oracle' | 'invariant' | 'crash' | 'timeout'; why: string } | null
export type Result = { outcome: Outcome; ms: number; withoutRow: string[] }

type Job = { task: Task; done: (result: Result) => void; isSecond: boolean }

/** Loaded editions stay in memory: a worker is replaced after so many. */
const TASKS_OF_A_WORKER = 600

/** Judges tasks in so many workers; one that takes longer than its limit is ended with its worker. */
export function createPool(size: number, limitMs: number) {
  const queue: Job[] = []
  const idle: (() => void)[] = []
  let isClosed = false
  const next = async (): Promise<Job | undefined> => {
    while (queue.length === 0 && !isClosed) await new Promise<void>((resolve) => idle.push(resolve))
    return queue.shift()
  }
  const again = (job: Job) => queue.unshift({ ...job, isSecond: true })
  const running = Promise.all(Array.from({ length: size }, () => work({ next, again, limitMs })))
  return {
    judge: (task: Task) =>
      new Promise<Result>((done) => {
        queue.push({ task, done, isSecond: false })
        idle.shift()?.()
      }),
    close: async () => {
      isClosed = true
      for (const wake of idle) wake()
      await running
    },
  }
}

type Work = { next: () => Promise<Job | undefined>; again: (job: Job) => void; limitMs: number }

async function work({ next, again, limitMs }: Work) {
  let worker: Worker | null = null
  let count = 0
  for (let job = await next(); job; job = await next()) {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url))
    // the machine as it is takes many more walks than a mutant
    const result = await answerOf(worker, job.task, job.task.source === null ? limitMs * 10 : limitMs)
    count += 1
    if (result === null || count % TASKS_OF_A_WORKER === 0) {
      await worker.terminate()
      worker = null
    }
    // this machine may have been busy with something else: what never ends does not end a second time
    if (result === null && !job.isSecond) again(job)
    else job.done(result ?? lateBy(limitMs))
  }
  await worker?.terminate()
}

const lateBy = (ms: number): Result => ({
  outcome: { by: 'timeout', why: `not done after ${ms} ms` },
  ms,
  withoutRow: [],
})

/** Null where none comes in time. */
function answerOf(worker: Worker, task: Task, limitMs: number): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      worker.off('message', onAnswer)
      worker.off('error', onError)
    }
    const onAnswer = ({ verdict, ms, withoutRow }: Answer) => {
      end()
      resolve({ outcome: verdict, ms, withoutRow })
    }
    const onError = (error: unknown) => {
      end()
      reject(error)
    }
    const timer = setTimeout(() => {
      end()
      resolve(null)
    }, limitMs)
    worker.on('message', onAnswer)
    worker.on('error', onError)
    worker.postMessage(task)
  })
}
