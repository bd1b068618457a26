import { defineErrorHandler } from 'nitro'
import { createFrontDoor } from './pipeline.server'
import { doorOptions } from './pipeline-options.server'

/**
 * What Nitro gives up before our front door sees it, such as an address whose escapes are no text. It goes through a
 * door with nothing behind it: refused for the same reasons, with the same headers, and written in the log.
 */
export default defineErrorHandler((error, { req }) =>
  createFrontDoor({ ...doorOptions(), answer: () => Promise.reject(error) })(req),
)
