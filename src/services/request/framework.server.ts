import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { bootMode } from './boot-mode'
import type { DoorContext } from './context'

/**
 * The framework's handler. A document that boots later must not ask for the chunks that stage 0 fetches: its preloads
 * are left out (docs/decisions/0002-staged-boot.md).
 */
const start = createStartHandler({
  handler: (rendering) => {
    const { ssr } = rendering.router
    if (ssr?.manifest && bootMode(rendering.request) !== 'now')
      rendering.router.ssr = { ...ssr, manifest: { ...ssr.manifest, routes: withoutPreloads(ssr.manifest.routes) } }
    return defaultStreamHandler(rendering)
  },
})

export const askFramework = async (request: Request, context: DoorContext): Promise<Response> =>
  start(request, { context })

function withoutPreloads<T extends { preloads?: unknown }>(routes: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, preloads: undefined }]))
}
