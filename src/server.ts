import { createRouter } from '@tanstack/react-router'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import words from '~/content/plain-answers.json'
import { localeOf } from '~/services/domain/locale'
import type { PatternOf } from '~/services/request/pipeline/measure-request.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { refuse } from '~/services/request/pipeline/refuse.server'
import { requestHandler } from '~/services/request/pipeline/request-handler.server'

/** Loaded with the first request that is more than a health check. */
let matching: Promise<(path: string) => string | null> | null = null

const patternOf: PatternOf = async (path) => {
  matching ??= import('./routeTree.gen').then(({ routeTree }) => {
    const router = createRouter({ routeTree, context: { locale: localeOf('en', 'eu'), reads: null } })
    return (each) => {
      const [, , found] = router.getMatchedRoutes(each)
      // a frame without its page: nothing is found below it
      return found && !found.children ? found.fullPath : null
    }
  })
  return (await matching)(path)
}

const entry = createServerEntry({ fetch: (request) => requestHandler({ patternOf, words })(request) })

/**
 * Handles every request but those for files that are there (services/request/pipeline/file-middleware.server.ts). The
 * framework answers by itself, without our headers, an address that is none: that one does not reach it.
 */
const answered: typeof entry.fetch = async (request, options) =>
  isReadable(request.url) ? entry.fetch(request, options) : refuse(new Refusal(400))(request)

function isReadable(url: string): boolean {
  try {
    return decodeURI(new URL(url).pathname) !== ''
  } catch {
    return false
  }
}

export default { fetch: answered }
