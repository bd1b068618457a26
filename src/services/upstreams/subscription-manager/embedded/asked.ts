import type { z } from 'zod'
import type { AskService, ServiceName } from '~/services/platform/wire/service-deps'

type Asking<S extends z.ZodType> = { name: ServiceName; path: string; schema: S }

/** What another service says; null for what is not there. Throws where it fails: nothing is made up for it. */
export async function asked<S extends z.ZodType>(
  ask: AskService,
  { name, path, schema }: Asking<S>,
): Promise<z.infer<S> | null> {
  const answer = await ask(name, { path })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
  return schema.parse(await answer.json())
}
