import { customType } from 'drizzle-orm/pg-core'

/** An instant as ISO 8601 UTC text on both drivers; PostgreSQL's own text form ("2026-03-29 02:30:00+00") is not ISO. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (iso) => iso,
  fromDriver: (text) => new Date(text).toISOString(),
})

/** Bytes; both drivers bring a view of them, node-postgres a Buffer. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
