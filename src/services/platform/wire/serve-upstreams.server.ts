import { serve } from 'srvx'
import { MEDIA_PATH } from '~/services/domain/pictures/picture-address.rules'
import { whenClosing } from '../process/closing.server'
import type { Embedded } from './embedded.server'
import { SERVICES } from './service-deps'

const LOOPBACK = '127.0.0.1'
/** A page of any site can have its own name lead here (DNS rebinding); these lead nowhere else. */
const HOSTS = [LOOPBACK, 'localhost', '[::1]']

/**
 * The embedded upstreams for clients outside this process: another Playchart, another storefront, an SDK. Loopback only,
 * off unless UPSTREAMS_PORT says where (`npm run upstreams`). Each answers on its own wire's paths.
 */
export async function serveUpstreams({ upstreams, port }: { upstreams: Embedded; port: number }): Promise<void> {
  const server = serve({
    port,
    hostname: LOOPBACK,
    silent: true,
    fetch: (request) => handlerOf(upstreams, request)(request),
  })
  await server.ready()
  whenClosing('upstreams', () => server.close(true))
}

function handlerOf(upstreams: Embedded, request: Request) {
  const { hostname, pathname } = new URL(request.url)
  if (!HOSTS.includes(hostname)) return async () => Response.json({ error: 'Only for this machine.' }, { status: 421 })
  if (/^\/api\/[\w-]+\/graphql\.json$/.test(pathname)) return upstreams.shopifyEntrance
  if (pathname.startsWith('/spaces/')) return upstreams.contentful
  if (pathname.startsWith(MEDIA_PATH)) return upstreams.media
  if (pathname === '/cognito' || pathname.startsWith('/cognito/')) return forBrowsers(upstreams.cognito)
  const service = SERVICES.find((name) => pathname.startsWith(`/${name}/`))
  if (service) return upstreams.services[service]
  return async () => Response.json({ error: 'No upstream answers here.' }, { status: 404 })
}

/** A hosted pool answers browsers of every origin: its tokens travel in bodies, and it knows no cookies. */
const forBrowsers =
  (handler: Embedded['cognito']): Embedded['cognito'] =>
  async (request) => {
    const answer = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await handler(request)
    answer.headers.set('access-control-allow-origin', '*')
    answer.headers.set('access-control-allow-headers', '*')
    answer.headers.set('access-control-expose-headers', 'x-amzn-errortype')
    return answer
  }
