import { createHash } from 'node:crypto'
import journal from '../../../../drizzle/meta/_journal.json'

const files = import.meta.glob<string>('../../../../drizzle/*.sql', { query: '?raw', import: 'default', eager: true })

type Entry = { tag: string; breakpoints: boolean; when: number }

/** The committed migrations as Drizzle's migrators read them from a folder; a build has no folder, so they are bundled. */
const migrations = journal.entries.map((entry: Entry) => {
  const text = files[`../../../../drizzle/${entry.tag}.sql`]
  if (text === undefined) throw new Error(`migration ${entry.tag} is in the journal but not in the bundle`)
  return {
    sql: text.split('--> statement-breakpoint'),
    bps: entry.breakpoints,
    folderMillis: entry.when,
    hash: createHash('sha256').update(text).digest('hex'),
  }
})

type Migrating = {
  dialect: { migrate(list: typeof migrations, session: unknown, config: object): Promise<void> }
  session: unknown
}

/** `dialect.migrate` is what every drizzle-orm/…/migrator calls; the public types leave it out, hence the cast. */
export function migrate(db: object): Promise<void> {
  const { dialect, session } = db as Migrating
  return dialect.migrate(migrations, session, { migrationsSchema: 'drizzle' })
}
