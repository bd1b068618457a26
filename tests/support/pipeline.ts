import { knownHosts, ownOrigins } from '~/services/request/pipeline/host.server'
import { createPipeline, type PipelineOptions } from '~/services/request/pipeline/pipeline.server'
import { securityHeaders } from '~/services/request/pipeline/security-headers.server'

export const HOME = 'http://localhost:3000'
const address = { publicOrigin: HOME, allowed: '', port: 3000 }

/** The request pipeline of a shop at `HOME`, without limits; a path of it, as it answers. */
export function openPipeline(options: Pick<PipelineOptions, 'answer' | 'admission' | 'words'>) {
  const pipeline = createPipeline({
    hosts: knownHosts(address),
    origins: ownOrigins(address),
    count: async () => ({}),
    trustedProxies: 0,
    headers: securityHeaders({ isDev: false, isTls: false }),
    ...options,
  })
  return (path: string, init: RequestInit = {}) => pipeline(new Request(`${HOME}${path}`, init))
}
