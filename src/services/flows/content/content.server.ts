import { type Cached, cached } from '~/services/platform/cache/cache.server'
import { env } from '~/services/platform/env/env.server'
import { createHttp } from '~/services/platform/http/http.server'
import { logEvent } from '~/services/platform/log/log.server'
import { shared } from '~/services/platform/process/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { createContentfulClient } from '~/services/upstreams/contentful/contentful.server'
import { type Content, createContent } from './content-views.server'

const DEADLINE_MS = 3000
/** The name that the embedded Delivery API is asked under. */
const EMBEDDED = 'http://cdn.contentful.embedded'

/** The shop's content: hosted by its address, else embedded in this process. One per process. */
export const content = (): Content => shared('content', open)

function open(): Content {
  const { CONTENTFUL_BASE_URL: hosted, ...variables } = env()
  const baseUrl = hosted ?? EMBEDDED
  const http = createHttp({
    upstream: 'contentful',
    baseUrl,
    deadlineMs: { read: DEADLINE_MS },
    ...(!hosted && { fetch: async (request: Request) => (await embedded()).contentful(request) }),
  })
  const client = createContentfulClient({
    baseUrl,
    handler: (request) => http.fetch(request, { operation: operationOf(request) }),
    space: variables.CONTENTFUL_SPACE,
    environment: variables.CONTENTFUL_ENVIRONMENT,
    token: variables.CONTENTFUL_DELIVERY_TOKEN,
    preview: false,
    deadline: DEADLINE_MS,
  })
  return createContent({
    client,
    cached: hosted ? cached : cachedOnceOpen,
    onSkip: (skipped) => logEvent('content.block-skipped', skipped),
  })
}

/** The first page after a start waits for the upstreams to open; a call's deadline does not run meanwhile. */
const cachedOnceOpen: Cached = ({ load, ...request }) =>
  cached({
    ...request,
    load: async () => {
      await embedded()
      return load()
    },
  })

const operationOf = (request: Request) => new URL(request.url).searchParams.get('content_type') ?? 'entries'
