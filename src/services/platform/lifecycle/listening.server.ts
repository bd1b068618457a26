import { z } from 'zod'
import { env } from '../env/env.server'

/** What node:diagnostics_channel publishes when listening failed. */
const Failed = z.object({ error: z.object({ code: z.string(), port: z.number().optional(), message: z.string() }) })

/** One line for the terminal: which port or address could not be bound, and what to do. */
export function refusedPort(message: unknown): string {
  const { error } = Failed.parse(message)
  const { HOST, PORT, UPSTREAMS_PORT } = env()
  const isUpstreams = error.port === UPSTREAMS_PORT && error.port !== PORT
  const [variable, port] = isUpstreams ? ['UPSTREAMS_PORT', UPSTREAMS_PORT] : ['PORT', PORT]
  const another = `choose another one with ${variable}=${Math.min(Number(port) + 1, 65_535)}`
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or ${another}.`
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user: ${another}.`
  return `HOST=${HOST} with ${variable}=${port} cannot be listened on: ${error.message}`
}
