import type { Pool } from 'pg'
import { observe } from '../telemetry/telemetry.server'

const OWN = { 'db.client.connection.pool.name': 'playchart' }

export function observePool(pool: Pool, most: number) {
  observe('db.client.connection.count', 'pool', () => [
    { value: pool.idleCount, labels: { ...OWN, 'db.client.connection.state': 'idle' } },
    { value: pool.totalCount - pool.idleCount, labels: { ...OWN, 'db.client.connection.state': 'used' } },
  ])
  observe('db.client.connection.pending_requests', 'pool', () => [{ value: pool.waitingCount, labels: OWN }])
  observe('db.client.connection.max', 'pool', () => [{ value: most, labels: OWN }])
}
