import { pgSchema } from 'drizzle-orm/pg-core'

/** The schema of what the web processes keep: sessions, carts, keys of requests. */
export const web = pgSchema('web')
