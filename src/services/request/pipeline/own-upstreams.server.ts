import { env } from '~/services/platform/env/env.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { Refusal } from './refusal.server'

/** The embedded upstreams that a browser must reach itself; each is named, nothing is forwarded by pattern (T18). */
export async function answerUpstream(request: Request, path: string): Promise<Response> {
  const [name] = path.split('/')
  if (name === 'media') return (await embedded()).media(request)
  if (name === 'cognito' && env().COGNITO_BASE_URL === undefined) return (await embedded()).cognito(request)
  throw new Refusal(404)
}
