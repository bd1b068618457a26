import messages from '../../src/content/messages/en.json'
import type { Raw } from './raw-request'

/** A request that failed: what was asked, how it failed, when it was answered, and whether in words of ours. */
export type Failed = { what: string; how: string; ms: number; inWords: boolean; text: string }
export type Told = ReturnType<typeof recordTold>

/** What the catalogue, the refusals and Shopify's own interfaces say of a failure, and no page that did not fail. */
const WORDS = [
  messages.error.heading,
  messages.error.message,
  messages.cartErrors.add,
  messages.cartErrors.checkout,
  'Something went wrong (',
  'The shop is busy.',
  'Failed to add item to cart',
  ...Object.values(messages.kit.errors),
]

/** Counts requests, and keeps what visitors were told of those that failed. */
export function recordTold() {
  const failed: Failed[] = []
  const cutOff: { what: string; how: string; ms: number }[] = []
  const counts = { requests: 0 }
  const note = ({ what, status, headers, text, ms }: Pick<Raw, 'status' | 'text'> & Noted) => {
    if (status < 400) return
    const by = headers['x-answered-by'] === 'balancer' ? 'the balancer' : 'a node'
    const inWords = WORDS.some((words) => text.includes(words))
    failed.push({ what, how: `${status} by ${by}`, ms, inWords, text: text.slice(0, 300) })
  }
  return {
    failed,
    counts,
    note,
    /** answers that ended in their midst: their node was killed */
    cutOff,
    /** One request; null where its answer was cut off. */
    async asked<A extends Raw>(what: string, ask: () => Promise<A>): Promise<A | null> {
      counts.requests++
      const since = performance.now()
      try {
        const answer = await ask()
        note({ what, ...answer, ms: performance.now() - since })
        return answer
      } catch (error) {
        cutOff.push({ what, how: String(error), ms: performance.now() - since })
        return null
      }
    },
  }
}
type Noted = { what: string; headers: Record<string, string | string[] | undefined>; ms: number }

/** How often each kind of failure was, the most frequent first. */
export function kindsOf(failed: readonly Pick<Failed, 'what' | 'how'>[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { what, how } of failed) counts.set(`${how}: ${what}`, (counts.get(`${how}: ${what}`) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
