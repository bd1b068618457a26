import { z } from 'zod'

/** What QA may set or read below /upstream/qa/<name>. */
export type Control = (request: Request) => Promise<Response>

type Methods = Partial<Record<'GET' | 'POST' | 'DELETE', Control>>

/** One control: a handler per method, 405 for any other. */
export const controlOf =
  (methods: Methods): Control =>
  async (request) => {
    const work = Object.entries(methods).find(([method]) => method === request.method)?.[1]
    if (work) return work(request)
    const headers = { allow: Object.keys(methods).join(', ') }
    return Response.json({ error: 'This address does not take that method.' }, { status: 405, headers })
  }

/** A body by its schema: 422 with the first complaint, thrown, so that a test's author sees what is wrong. */
export async function bodyOf<S extends z.ZodType>(schema: S, request: Request): Promise<z.infer<S>> {
  const body: unknown = await request.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw Response.json({ error: z.prettifyError(parsed.error) }, { status: 422 })
  return parsed.data
}
