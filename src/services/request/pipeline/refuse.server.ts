import { createPipeline } from './pipeline.server'
import { pipelineOptions } from './pipeline-options.server'

/**
 * A pipeline with nothing but an error at its end, for what is refused before the pipeline sees it: refused for the same
 * reasons, with the same headers, and written in the log.
 */
export const refuse = (error: unknown) => createPipeline({ ...pipelineOptions(), answer: () => Promise.reject(error) })
