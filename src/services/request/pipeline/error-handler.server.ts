import { defineErrorHandler } from 'nitro'
import { createPipeline } from './pipeline.server'
import { pipelineOptions } from './pipeline-options.server'

/**
 * What Nitro refuses before our pipeline sees it, such as an address whose escapes are no text. It goes through a
 * pipeline with no handler at its end: refused for the same reasons, with the same headers, and written in the log.
 */
export default defineErrorHandler((error, { req }) =>
  createPipeline({ ...pipelineOptions(), answer: () => Promise.reject(error) })(req),
)
