import type { z } from 'zod'
import { ok, type Result, refused } from '~/services/domain/result'
import type { AskService, ServiceName } from './service-deps'
import { WireError } from './wire.contract'

/** Another service failed, or its answer does not match its contract: the work is resumed later. */
export class ServiceFailed extends Error {}

type Asking<S extends z.ZodType> = { name: ServiceName; path: string; schema: S }

/** Reads from another service; null for its own 404. Throws where it fails: there is no fallback value. */
export async function askService<S extends z.ZodType>(
  ask: AskService,
  { name, path, schema }: Asking<S>,
): Promise<z.infer<S> | null> {
  const answer = await answerOf(ask, name, { path })
  if (answer.status !== 404) return readAnswer(answer, { name, schema })
  parsed(await answer.text(), { name, schema: WireError })
  return null
}

/** `key`: done once per key. What is put, or names itself in its body, needs none. */
type Command<S extends z.ZodType> = Asking<S> & { method?: 'POST' | 'PUT'; key?: string; body: unknown }

/** Has another service do something. Throws where it fails or refuses. */
export async function commandService<S extends z.ZodType>(
  ask: AskService,
  { name, schema, method = 'POST', ...request }: Command<S>,
): Promise<z.infer<S>> {
  return readAnswer(await answerOf(ask, name, { method, ...request }), { name, schema })
}

/** The same, where one status is a refusal that its contract documents: its code is a value. */
export async function tryCommand<S extends z.ZodType>(
  ask: AskService,
  { name, schema, refusedWith, method = 'POST', ...request }: Command<S> & { refusedWith: number },
): Promise<Result<z.infer<S>, string>> {
  const answer = await answerOf(ask, name, { method, ...request })
  if (answer.status !== refusedWith) return ok(await readAnswer(answer, { name, schema }))
  return refused(parsed(await answer.text(), { name, schema: WireError }).error.code)
}

const answerOf = (ask: AskService, name: ServiceName, request: Parameters<AskService>[1]) =>
  ask(name, request).catch((error: unknown) => {
    throw new ServiceFailed(`${name} did not answer`, { cause: error })
  })

type Expected<S extends z.ZodType> = { name: ServiceName; schema: S }

async function readAnswer<S extends z.ZodType>(answer: Response, expected: Expected<S>): Promise<z.infer<S>> {
  const text = await answer.text()
  if (!answer.ok) throw new ServiceFailed(`${expected.name} answered ${answer.status}: ${codeOf(text)}`)
  return parsed(text, expected)
}

function parsed<S extends z.ZodType>(text: string, { name, schema }: Expected<S>): z.infer<S> {
  const result = schema.safeParse(jsonOf(text))
  if (!result.success) throw new ServiceFailed(`${name} answered something else: ${result.error.message}`)
  return result.data
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
