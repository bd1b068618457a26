import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from '../process/shared.server'

type UpstreamTiming = { upstream: string; operation: string; ms: number; outcome: string }

/** The request that the current code runs for, available at any depth. */
export type CurrentRequest = { requestId: string; upstream: UpstreamTiming[] }

const storage = () => shared('current-request', () => new AsyncLocalStorage<CurrentRequest>())

export const currentRequest = (): CurrentRequest | undefined => storage().getStore()

export const asRequest = <T>(request: CurrentRequest, work: () => T): T => storage().run(request, work)
