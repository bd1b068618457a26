import { rootRouteId } from '@tanstack/react-router'
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { z } from 'zod'
import { currentRequest } from '~/services/platform/log/current-request.server'
import { bootMode } from '~/services/request/documents/boot/boot-mode'
import { LATER } from '~/services/request/documents/boot/later'
import { filesFor } from '~/services/request/documents/boot/of-page'
import { pageStateIn } from '~/services/request/documents/cache/page-state.server'
import { hasSheet } from '~/services/request/documents/styles/has-sheet'
import { withInlineStyles } from '~/services/request/documents/styles/inline-styles.server'
import { createSheets } from '~/services/request/documents/styles/sheets'
import type { RequestContext } from '../context/context'
import { isCall } from './call'
import { Refusal } from './refusal.server'

const sheets = createSheets()

/**
 * The framework's handler. A document that boots later must not ask for the chunks that stage 0 fetches: its preloads
 * are stage 0 alone (docs/decisions/0002-staged-boot.md). Its styles follow when it is written.
 */
const start = createStartHandler({
  inlineCss: ({ request }) => !hasSheet(request),
  handler: (rendering) => {
    const { ssr } = rendering.router
    if (ssr?.manifest) {
      const { routes, inlineStyle, ...manifest } = ssr.manifest
      const isBootedLater = bootMode(rendering.request) !== 'now'
      const { matches } = rendering.router.state
      const listed = mapPreloads(routes, listedFor(matches.map(({ loaderData }) => loaderData)))
      const shown = matches.flatMap(({ routeId }) => listed[routeId] ?? [])
      const preloads = mapPreloads(listed, isBootedLater ? stage0Of : firstOf)
      rendering.router.ssr = {
        ...ssr,
        manifest: {
          ...manifest,
          routes: withFiles(preloads, filesOf(shown)),
          ...(inlineStyle && { inlineStyle: { ...inlineStyle, children: sheets.markOf(inlineStyle.children ?? '') } }),
        },
      }
    }
    return defaultStreamHandler(rendering)
  },
})

export async function askFramework(request: Request, context: RequestContext): Promise<Response> {
  // the framework throws for a function without a name, and 500 is for faults of ours; states belong to kept documents
  const { pathname } = new URL(request.url)
  if (pathname === '/_serverFn/' || pageStateIn(pathname)) throw new Refusal(404)
  return withInlineStyles(withFailedStatus(request, await start(request, { context })), sheets)
}

/**
 * A page that an upstream's failure left without what it is about says so, and when to come back; so does a call of a
 * server function that ended in such a failure. What a function answers as a value stays 200.
 */
function withFailedStatus(request: Request, answer: Response): Response {
  const failed = currentRequest()?.failed
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  const isOurs = isPage ? [200, 500].includes(answer.status) : isCall(request) && answer.status === 500
  if (!failed || !isOurs) return answer
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  if (failed.retryAfterSeconds !== null) headers.set('retry-after', String(failed.retryAfterSeconds))
  return new Response(answer.body, { status: failed.status, headers })
}

type Link = string | { href: string }
type Script = { attrs?: Record<string, unknown> & { src?: string } }
type Route = { preloads?: Link[]; scripts?: Script[] }

const hrefOf = (link: Link) => (typeof link === 'string' ? link : link.href)

/** Of a route that is one of several pages, its loader says which one it shows (docs/decisions/0068-pages-of-one-route.md). */
const Shown = z.object({ shows: z.string() })

/** Lists without the files of pages that are not shown. */
function listedFor(loaded: readonly unknown[]) {
  const shown = loaded.flatMap((data) => Shown.safeParse(data).data?.shows ?? [])[0] ?? null
  return ({ preloads }: Route) => preloads && filesFor(preloads.map(hrefOf), shown)
}

/** What runs when somebody acts is fetched by stage 0, too. */
const firstOf = ({ preloads }: Route) => preloads?.filter((link) => !hrefOf(link).endsWith(LATER))

/** What stage 0 fetches ahead, in the order of the routes. */
const filesOf = (routes: readonly Route[]) => [
  ...new Set(routes.flatMap(({ preloads }) => (preloads ?? []).map(hrefOf))),
]

/** Stage 0 reads its list from its own tag: the state of the page may come as a file, later than it runs. */
function withFiles<T extends Route>(routes: Record<string, T>, files: readonly string[]): Record<string, T> {
  const root = routes[rootRouteId]
  if (!root) return routes
  const scripts = root.scripts?.map(({ attrs }) => ({ attrs: { ...attrs, 'data-files': files.join(' ') } }))
  return { ...routes, [rootRouteId]: { ...root, scripts } }
}

/** Stage 0 stands at the document's end, and is asked for at its beginning. */
const stage0Of = ({ scripts }: Route) => scripts?.flatMap(({ attrs }) => attrs?.src ?? [])

const mapPreloads = <T extends Route>(
  routes: Record<string, T>,
  preloadsOf: (route: T) => Route['preloads'],
): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, preloads: preloadsOf(route) }]))
