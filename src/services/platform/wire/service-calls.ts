import type { z } from 'zod'
import type { AskService, ServiceName } from './service-deps'

/** Another service failed, or its answer does not match its contract: the work is resumed later. */
export class ServiceFailed extends Error {}

type Asking<S extends z.ZodType> = { name: ServiceName; path: string; schema: S }

/** Reads from another service; null for 404. Throws where it fails: there is no fallback value. */
export async function askService<S extends z.ZodType>(
  ask: AskService,
  { name, path, schema }: Asking<S>,
): Promise<z.infer<S> | null> {
  const answer = await answerOf(ask, name, { path })
  return answer.status === 404 ? null : readAnswer(answer, { name, schema })
}

type Making<S extends z.ZodType> = Asking<S> & { key: string; body: unknown }

/** Lets another service make something, once per key. */
export async function makeInService<S extends z.ZodType>(
  ask: AskService,
  { name, path, key, body, schema }: Making<S>,
): Promise<z.infer<S>> {
  return readAnswer(await answerOf(ask, name, { method: 'POST', path, body, key }), { name, schema })
}

const answerOf = (ask: AskService, name: ServiceName, request: Parameters<AskService>[1]) =>
  ask(name, request).catch((error: unknown) => {
    throw new ServiceFailed(`${name} did not answer`, { cause: error })
  })

async function readAnswer<S extends z.ZodType>(answer: Response, { name, schema }: { name: ServiceName; schema: S }) {
  const text = await answer.text()
  if (!answer.ok) throw new ServiceFailed(`${name} answered ${answer.status}: ${codeOf(text)}`)
  const parsed = schema.safeParse(jsonOf(text))
  if (!parsed.success) throw new ServiceFailed(`${name} answered something else: ${parsed.error.message}`)
  return parsed.data
}

/** A refusal's code says what is wrong and contains nothing personal. */
const codeOf = (text: string) => /"code":"(\w{1,40})"/.exec(text)?.[1] ?? 'no code'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
