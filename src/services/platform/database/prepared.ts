import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { type KeptStatements, keptStatements } from './kept-statements'

/** A text of that length brings many rows, and comes once. */
const LONGEST = 8000
const CAN_BE_PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i
/** After these a kept statement may bring other columns, or be gone. PostgreSQL itself sees all else. */
const CHANGES_SCHEMA = /\b(?:alter|create|drop|do|call|discard|deallocate|search_path)\b/i

const { serialize } = protocol
const SYNC = serialize.sync()
const EXECUTE = serialize.execute({})

/** `shape`: the columns, as parseResults wants them; empty where nothing is returned. */
type Statement = { name: string; types: number[]; shape: messages.BackendMessage[] }
type Statements = KeptStatements<Statement>
type Query = { text: string; params: unknown[]; options: QueryOptions | undefined }
type Run = { lite: PGlite; statements: Statements; query: Query }

/**
 * Has PGlite keep what it has parsed and planned: `query`, alone and in transactions, sends one message where PGlite's
 * own sends six, and parses and plans anew. One connection in one process: whatever changes the schema is seen here.
 * Results, errors, notifications and exclusiveness stay PGlite's; what is no plain query goes PGlite's way.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export function preparing<L extends PGlite>(lite: L): L {
  const own = { query: lite.query.bind(lite), exec: lite.exec.bind(lite), transaction: lite.transaction.bind(lite) }
  const statements: Statements = keptStatements(() => performance.now())
  lite.query = (text, params, options) =>
    canBePrepared(text, options)
      ? alone({ lite, statements, query: { text, params: params ?? [], options } })
      : during(changeBy(statements, text), () => own.query(text, params, options))
  lite.exec = (text, options) => during(changeBy(statements, text), () => own.exec(text, options))
  lite.transaction = async (work) => {
    const ends: (() => void)[] = []
    try {
      return await own.transaction((tx) => work(within(tx, { lite, statements, ends })))
    } finally {
      for (const end of ends) end()
    }
  }
  return lite
}

const canBePrepared = (text: string, options: QueryOptions | undefined) =>
  text.length <= LONGEST &&
  CAN_BE_PREPARED.test(text) &&
  !(options?.paramTypes || options?.serializers || options?.blob || options?.onNotice)

const changeBy = (statements: Statements, text: string) => (CHANGES_SCHEMA.test(text) ? statements.change() : null)

async function during<T>(end: (() => void) | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    end?.()
  }
}

/** A query of its own, as PGlite runs one: never within anybody's transaction. */
async function alone<T>(run: Run): Promise<Results<T>> {
  const { lite, statements } = run
  await lite._checkReady()
  return lite._runExclusiveTransaction(() =>
    lite._runExclusiveQuery(async () => {
      const results = await resultsOf<T>(run).catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        statements.clear()
        return resultsOf<T>(run)
      })
      await lite.syncToFs()
      return results
    }),
  )
}

type Within = Pick<Run, 'lite' | 'statements'> & { ends: (() => void)[] }

/** A schema that a transaction has changed may change back with its end. */
function within(tx: Transaction, { lite, statements, ends }: Within): Transaction {
  const noting = (text: string) => {
    const end = changeBy(statements, text)
    if (end) ends.push(end)
  }
  return {
    async query<T>(text: string, params?: unknown[], options?: QueryOptions) {
      if (canBePrepared(text, options) && !tx.closed)
        return lite._runExclusiveQuery(() =>
          resultsOf<T>({ lite, statements, query: { text, params: params ?? [], options } }),
        )
      noting(text)
      return tx.query<T>(text, params, options)
    },
    exec(text, options) {
      noting(text)
      return tx.exec(text, options)
    },
    sql: tx.sql,
    rollback: tx.rollback,
    listen: tx.listen,
    get closed() {
      return tx.closed
    },
  }
}

/** The statement is kept and not what it was: nothing has been executed. Within a transaction the next one goes well. */
const isOutdated = (error: unknown) =>
  error instanceof messages.DatabaseError &&
  (error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'))

async function resultsOf<T>(run: Run): Promise<Results<T>> {
  const { lite, statements, query } = run
  const { text, params, options } = query
  try {
    const { name, types, shape } = statements.find(text) ?? (await prepared(run))
    const values = params.map((value, at) => textOf(value, lite.serializers[types[at] ?? 0]))
    const answer = await sent(lite, [serialize.bind({ statement: name, values }), EXECUTE, SYNC])
    const [results] = parse.parseResults([...shape, ...answer], lite.parsers, options)
    // PGlite's own answer to the same call has the type that the caller names
    return results as Results<T>
  } catch (error) {
    if (isOutdated(error)) statements.clear()
    if (error instanceof messages.DatabaseError) Object.assign(error, { query: text, params, queryOptions: options })
    throw error
  }
}

let names = 0

async function prepared({ lite, statements, query: { text } }: Run): Promise<Statement> {
  names += 1
  const name = `kept ${names}`
  const closed = statements.takeToClose().map((each) => serialize.close({ type: 'S', name: each }))
  const parts = [...closed, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), SYNC]
  const described = await sent(lite, parts)
  const types = parse.parseDescribeStatementResults(described)
  const statement = { name, types, shape: described.filter((each) => each.name === 'rowDescription') }
  statements.keep(text, statement)
  return statement
}

const sent = (lite: PGlite, parts: Uint8Array[]) => lite.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

function textOf(value: unknown, serializer: ((value: unknown) => string) | undefined): string | null {
  if (value === null || value === undefined) return null
  return serializer ? serializer(value) : String(value)
}
