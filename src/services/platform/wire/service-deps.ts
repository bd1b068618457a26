import type { Clock } from '../clock/clock'
import type { Db } from '../database/database.server'
import type { Authenticate } from './caller'

/** The shop's own services, by the names that their base URLs have in the environment. */
export const SERVICES = [
  'account-manager',
  'catalog',
  'subscription-manager',
  'order-manager',
  'checkout-orchestration',
  'analytics',
] as const
export type ServiceName = (typeof SERVICES)[number]

/** Where each service answers, whoever runs it: a path below its base URL and a service token are all it takes. */
export type AskService = (name: ServiceName, request: ServiceRequest) => Promise<Response>
type ServiceRequest = { method?: string; path: string; body?: unknown; key?: string }

/** What an embedded service depends on. Other services are called over their wires, in our server's name. */
export type ServiceDeps = { db: Db; clock: Clock; origin: string; authenticate: Authenticate; ask: AskService }
