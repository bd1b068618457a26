import { createFileRoute } from '@tanstack/react-router'
import { embedded } from '~/services/platform/wire/embedded.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { poolSettings } from '~/services/upstreams/cognito/cognito.server'

/** The embedded upstreams that a browser must reach itself; each route is named, nothing is forwarded by pattern (T18). */
export const Route = createFileRoute('/upstream/$')({
  server: { handlers: { ANY: ({ request, params }) => forward(request, params._splat ?? '') } },
})

async function forward(request: Request, path: string): Promise<Response> {
  const [name] = path.split('/')
  if (name === 'media') return (await embedded()).media(request)
  if (name === 'cognito' && !poolSettings().isHosted) return (await embedded()).cognito(request)
  throw new Refusal(404)
}
