import { createServer } from 'node:http'
import { vi } from 'vitest'
import { openContentful, TOKENS } from './contentful'
import { BROWSER, raw } from './raw-request'
import type { Server } from './server'

/** A Contentful that is somebody else's, on a port of its own; `variables` lead a server there. */
export async function hostedContentful(content: unknown) {
  const contentful = await openContentful(content)
  const http = createServer(async ({ url, headers: { authorization = '' } }, response) => {
    const answer = await contentful.handler(
      new Request(`http://contentful.embedded${url}`, { headers: { authorization } }),
    )
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    variables: { CONTENTFUL_BASE_URL: `http://127.0.0.1:${port}`, CONTENTFUL_DELIVERY_TOKEN: TOKENS.delivery },
    close: async () => {
      http.closeAllConnections()
      http.close()
      await contentful.close()
    },
  }
}

/** On a busy machine the first answers come too late for a page: then it is 503, and a later one finds them. */
export const untilAnswered = (server: Server) =>
  vi.waitFor(
    async () => {
      const { status } = await raw(server, '/', { headers: BROWSER })
      if (status === 503) throw new Error('the content is not there yet')
    },
    { timeout: 60_000, interval: 500 },
  )
