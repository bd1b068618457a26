import { createFaults } from '~/services/platform/faults/faults.server'
import { servicesOver } from '~/services/upstreams/composition-root.server'

export const ORIGIN = 'http://services.test'
export const SERVICE_TOKEN = 'the-token-of-our-server'
export const SERVICE = { authorization: `Bearer ${SERVICE_TOKEN}` }
/** A person's token, as these tests verify it. */
export const personOf = (playchartId: string) => ({ authorization: `Bearer person.${playchartId}` })

type Given = Parameters<typeof servicesOver>[0]
type Needed = Pick<Given, 'db' | 'clock'>

/** The shop's own services as the composition root builds them, with tokens that a test can write and no shop behind. */
export const openOwnServices = (given: Needed & Partial<Given>) =>
  servicesOver({ ...ALONE, rules: createFaults(), ...given })

const ALONE: Omit<Given, keyof Needed> = {
  origin: ORIGIN,
  serviceToken: SERVICE_TOKEN,
  verifyIdToken: async (token) => {
    const [, playchartId = null] = /^person\.([0-9a-f-]{36})$/.exec(token) ?? []
    return playchartId === null ? null : { sub: `sub-${playchartId}`, playchartId, groups: [] }
  },
  priced: () => Promise.reject(new Error('no shop stands behind these services')),
  quote: () => Promise.reject(new Error('no shop stands behind these services')),
  takeStock: () => Promise.reject(new Error('no shop stands behind these services')),
  send: () => Promise.reject(new Error('no mail stands behind these services')),
  report: () => undefined,
}

export type Asking = { method?: string; headers?: Record<string, string>; body?: unknown; raw?: string; key?: string }

/** A request to one of them, in nobody's name unless its headers say so. */
export function requestOf(path: string, { method = 'GET', headers = {}, body, raw, key }: Asking) {
  return new Request(ORIGIN + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}), ...headers },
    body: raw ?? (body === undefined || typeof body === 'string' ? body : JSON.stringify(body)),
  })
}
