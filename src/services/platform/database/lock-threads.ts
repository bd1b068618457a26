import { BroadcastChannel, threadId } from 'node:worker_threads'
import { z } from 'zod'

const Word = z.object({ to: z.number(), from: z.number(), say: z.enum(['yield', 'wait', 'gone']) })
type Word = z.infer<typeof Word>

const SILENCE_MS = 1500
const PATIENCE_MS = 15_000

/** Asks the thread that holds the lock to close; silence means that Vite terminated it without any hook. */
export function askThreadToYield(path: string, thread: number): Promise<void> {
  const channel = new BroadcastChannel(`lock:${path}`)
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      channel.close()
      settle()
    }
    let timer = setTimeout(() => end(resolve), SILENCE_MS)
    channel.onmessage = (message) => {
      const word = wordOf(message)
      if (word?.to !== threadId || word.from !== thread) return
      if (word.say === 'gone') end(resolve)
      if (word.say !== 'wait') return
      clearTimeout(timer)
      timer = setTimeout(() => end(() => reject(new Error(`${path}: thread ${thread} does not let go`))), PATIENCE_MS)
    }
    channel.postMessage({ to: thread, from: threadId, say: 'yield' } satisfies Word)
  })
}

/** Answers a newer thread: closes what the lock protects, then says so. */
export function answerYields(path: string, onYield: () => Promise<void>) {
  const channel = new BroadcastChannel(`lock:${path}`)
  channel.unref()
  channel.onmessage = async (message) => {
    const word = wordOf(message)
    if (word?.to !== threadId || word.say !== 'yield') return
    const say = (text: Word['say']) => channel.postMessage({ to: word.from, from: threadId, say: text } satisfies Word)
    say('wait')
    await onYield().finally(() => say('gone'))
  }
}

function wordOf(message: unknown): Word | null {
  const data = typeof message === 'object' && message !== null && 'data' in message ? message.data : null
  return Word.safeParse(data).data ?? null
}
