import { createServerEntry } from '@tanstack/react-start/server-entry'
import { houseDoor } from '~/services/request/pipeline/request-handler.server'

/** The front door of everything but static files. */
export default createServerEntry({ fetch: (request) => houseDoor()(request) })
