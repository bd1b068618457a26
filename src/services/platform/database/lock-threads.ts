import { BroadcastChannel, threadId } from 'node:worker_threads'
import { z } from 'zod'

const LockMessage = z.object({ to: z.number(), from: z.number(), type: z.enum(['yield', 'wait', 'gone']) })
type LockMessage = z.infer<typeof LockMessage>

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
      const received = messageIn(message)
      if (received?.to !== threadId || received.from !== thread) return
      if (received.type === 'gone') end(resolve)
      if (received.type !== 'wait') return
      clearTimeout(timer)
      timer = setTimeout(() => end(() => reject(new Error(`${path}: thread ${thread} does not let go`))), PATIENCE_MS)
    }
    channel.postMessage({ to: thread, from: threadId, type: 'yield' } satisfies LockMessage)
  })
}

/** Answers a newer thread: closes what the lock protects, then confirms it. */
export function answerYields(path: string, onYield: () => Promise<void>) {
  const channel = new BroadcastChannel(`lock:${path}`)
  channel.unref()
  channel.onmessage = async (message) => {
    const received = messageIn(message)
    if (received?.to !== threadId || received.type !== 'yield') return
    const say = (text: LockMessage['type']) =>
      channel.postMessage({ to: received.from, from: threadId, type: text } satisfies LockMessage)
    say('wait')
    await onYield().finally(() => say('gone'))
  }
}

function messageIn(message: unknown): LockMessage | null {
  const data = typeof message === 'object' && message !== null && 'data' in message ? message.data : null
  return LockMessage.safeParse(data).data ?? null
}
