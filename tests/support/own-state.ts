import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import pg from 'pg'

/** Where one server, or one test file, keeps its things when the run is about PostgreSQL and Redis. */
export type OwnState = { variables: Record<string, string>; drop(): Promise<void> }

const COUNTER = 'playchart:tests:databases'

/**
 * With DATABASE_URL a new database on that server, and with REDIS_URL an unused number on that one: nobody disturbs
 * anybody, and the database that the variable names is never written to. Null without them: the embedded ones. The
 * configurations of vitest and Playwright hand the variables on under other names, so that no test uses them unawares.
 * `template` is the database that the new one is a copy of.
 */
export async function ownState(template = 'template1'): Promise<OwnState | null> {
  const { TEST_DATABASE_URL: DATABASE_URL, TEST_REDIS_URL: REDIS_URL } = process.env
  if (!DATABASE_URL) return null
  const name = `playchart_test_${randomUUID().replaceAll('-', '')}`
  await onServer(DATABASE_URL, `create database ${name} template ${template}`)
  return {
    variables: {
      DATABASE_URL: databaseAt(DATABASE_URL, name),
      ...(REDIS_URL && { REDIS_URL: await unusedNumber(REDIS_URL) }),
    },
    drop: async () => {
      await onServer(DATABASE_URL, `drop database if exists ${name} with (force)`)
    },
  }
}

export function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function hasDatabase(server: string, name: string): Promise<boolean> {
  const { rows } = await onServer(server, `select 1 from pg_database where datname = '${name}'`)
  return rows.length > 0
}

export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function unusedNumber(address: string): Promise<string> {
  const redis = new Redis(address)
  try {
    const number = await redis.incr(COUNTER)
    const [, most = '0'] = await config(redis)
    if (number >= Number(most)) throw new Error(`REDIS_URL has ${most} databases: start it with --databases 4096`)
    const url = new URL(address)
    url.pathname = `/${number}`
    return url.href
  } finally {
    redis.disconnect()
  }
}

/** The library types the answer as unknown; it is a list of names and values. */
const config = (redis: Redis) => redis.config('GET', 'databases') as Promise<string[]>
