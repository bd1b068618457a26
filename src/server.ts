import { createServerEntry } from '@tanstack/react-start/server-entry'
import { requestHandler } from '~/services/request/pipeline/request-handler.server'

/** Handles every request but those for static files. */
export default createServerEntry({ fetch: (request) => requestHandler()(request) })
