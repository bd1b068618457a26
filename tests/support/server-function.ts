import { globSync, readFileSync } from 'node:fs'
import { fromCrossJSON, toJSONAsync } from 'seroval'
import { asJson, ownOrigin, type Raw, raw } from './raw-request'
import type { Server } from './server'
import { sourceFiles } from './sources'

/** Where the build says which id a server function has. */
const BUILT = '.output/server/_ssr/*.mjs'

type Called = Raw & { result: unknown }
type Calling = { data?: unknown; cookie?: string; method?: 'GET' | 'POST' }

/** A server function over HTTP, as a page calls it; `name` and the file that exports it. */
export async function callFunction(
  server: Pick<Server, 'port'>,
  { name, file }: { name: string; file: string },
  { data, cookie = '', method = 'POST' }: Calling = {},
): Promise<Called> {
  const payload = data === undefined ? undefined : JSON.stringify(await toJSONAsync({ data }))
  const origin = payload ? asJson(server) : ownOrigin(server)
  const headers = { ...origin, 'x-tsr-serverfn': 'true', accept: 'application/json', cookie }
  const path = `/_serverFn/${idOf(file, name)}`
  const query = method === 'GET' && payload ? `?payload=${encodeURIComponent(payload)}` : ''
  const answer = await raw(server, path + query, { method, headers, body: method === 'POST' ? payload : undefined })
  return { ...answer, result: resultOf(answer) }
}

/** The id that the build has given to a server function. */
export function idOf(file: string, name: string): string {
  const [id] = idsOf(file, name)
  if (id) return id
  throw new Error(`the build has no server function ${name} of ${file}`)
}

/** Every server function, by its name and the file that exports it. */
export const serverFunctions = (): { name: string; file: string }[] =>
  sourceFiles('src/services/flows/**/*.functions.ts').flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+) = createServerFn/g)].map(([, name = '']) => ({ name, file: path })),
  )

/** Whether a request of a page calls one of the functions that a file exports; `name`: just that one. */
export function isCallOf(url: string, { file, name }: { file: string; name?: string }): boolean {
  const called = /\/_serverFn\/([\w-]+)/.exec(url)?.[1]
  return called !== undefined && idsOf(file, name ?? '\\w+').includes(called)
}

function idsOf(file: string, name: string): string[] {
  // a build without its white space quotes differently
  const field = (key: string, value: string) => `${key}:\\s*["\`]${value}["\`]`
  const fields = [field('id', '([\\w-]+)'), field('name', name), field('filename', file)]
  const pattern = new RegExp(fields.join(',\\s*'), 'g')
  return globSync(BUILT).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, id = '']) => id))
}

/** What the function answered; undefined where it did not. */
function resultOf({ status, headers, text }: Raw): unknown {
  if (status >= 500 || headers['x-tss-serialized'] !== 'true') return undefined
  const answer = fromCrossJSON<{ result?: unknown }>(JSON.parse(text), { refs: new Map() })
  return answer.result
}
