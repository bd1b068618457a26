import { z } from 'zod'
import { parseUntrusted } from './untrusted-json'

/** What QA may set or read below /upstream/qa/<name>: a handler per method, any other is 405. */
export type Control = Partial<Record<'GET' | 'POST' | 'DELETE', (request: Request) => Promise<Response>>>

/** A body by its schema: 422 with the first complaint, thrown, so that a test's author sees what is wrong. */
export async function bodyOf<S extends z.ZodType>(schema: S, request: Request): Promise<z.infer<S>> {
  const body = readable(await request.text())
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw Response.json({ error: z.prettifyError(parsed.error) }, { status: 422 })
  return parsed.data
}

/** What is no JSON fits no schema, and is told so. */
function readable(text: string): unknown {
  try {
    return parseUntrusted(text)
  } catch {
    return null
  }
}
