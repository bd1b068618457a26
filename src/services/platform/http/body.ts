import { Failed } from './policy'

/** Reads an answer to its end, but never more than `limit` bytes: an upstream's mistake must not fill our memory. */
export async function readAtMost(answer: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(answer.headers.get('content-length') ?? 0) > limit) {
    discard(answer)
    throw new Failed(`the answer is longer than ${limit} bytes`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > limit) throw new Failed(`the answer is longer than ${limit} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Cancels the body of an answer that nobody reads. Not awaited: half of a teed stream settles only with its other half.
 */
export function discard(answer: Response) {
  answer.body?.cancel().catch(() => undefined)
}
