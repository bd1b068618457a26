import type { z } from 'zod'
import { complaintsOf } from './complaints'
import { QA_WORDS } from './qa-words'
import { parseUntrusted } from './untrusted-json'

/** What QA may set or read below /upstream/qa/<name>: a handler per method, any other is 405. */
export type Control = Partial<Record<'GET' | 'POST' | 'DELETE', (request: Request) => Promise<Response>>>

/**
 * A body by its schema. What does not fit is thrown as 422: `fields` names each field that is wrong by its path, with
 * what is expected there, and `error` says the first of them in a sentence.
 */
export async function bodyOf<S extends z.ZodType>(schema: S, request: Request): Promise<z.infer<S>> {
  const parsed = schema.safeParse(readable(await request.text()))
  if (!parsed.success) throw refusal(complaintsOf(parsed.error.issues))
  return parsed.data
}

function refusal(fields: ReturnType<typeof complaintsOf>): Response {
  const error = fields[0] ? QA_WORDS.complaint(fields[0].path, fields[0].expected) : QA_WORDS.body
  return Response.json({ error, fields }, { status: 422 })
}

/** What is no JSON fits no schema, and is told so. */
function readable(text: string): unknown {
  try {
    return parseUntrusted(text)
  } catch {
    throw refusal([{ path: QA_WORDS.body, expected: QA_WORDS.json }])
  }
}
