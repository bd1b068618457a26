import { createRouter } from '@tanstack/react-router'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import overloadWords from '~/content/overload.json'
import { localeOf } from '~/services/domain/locale'
import type { PatternOf } from '~/services/request/pipeline/measure-request.server'
import { requestHandler } from '~/services/request/pipeline/request-handler.server'

/** Loaded with the first request that is more than a health check. */
let matching: Promise<(path: string) => string | null> | null = null

const patternOf: PatternOf = async (path) => {
  matching ??= import('./routeTree.gen').then(({ routeTree }) => {
    const router = createRouter({ routeTree, context: { locale: localeOf('en', 'eu') } })
    return (each) => {
      const [, , found] = router.getMatchedRoutes(each)
      // a frame without its page: nothing is found below it
      return found && !found.children ? found.fullPath : null
    }
  })
  return (await matching)(path)
}

/** Handles every request but those for files that are there (services/request/pipeline/file-middleware.server.ts). */
export default createServerEntry({ fetch: (request) => requestHandler({ patternOf, overloadWords })(request) })
