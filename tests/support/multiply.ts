import pg from 'pg'

const MILLION = 1_000_000
const OTHERS = 200_000
/** pg-boss keeps what is done for an hour. */
const JOBS = 5000
/** Of each table so many have ended and wait for their sweep. */
const ENDED = 'n % 100 = 0'
const ago = (days: number | string) => `now() - interval '1 day' * (${days})`
/** Spread over the time that they are kept, but for those that have ended. */
const within = (days: number) => `case when ${ENDED} then ${ago(days + 2)} else ${ago(`n % ${days}`)} end`
const untilIn = (days: number) =>
  `case when ${ENDED} then ${ago(1)} else now() + interval '1 day' * (1 + n % ${days}) end`
/** Of version 4, as the shop draws them itself. */
const uuidOf = (name: string, n = 'n') =>
  `overlay(overlay(md5('${name}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
const hashOf = (name: string) => `md5('${name}' || n) || md5('${name}.' || n)`
/** Several subscriptions are of one account. */
const some = `(1 + n % ${OTHERS})`
const someUser = uuidOf('user', some)
const KIT = "where kind = 'play_kit' and process_status = 'awaiting_process' and pending is null"
/** One in fifty of a million boxes is due today, the others within the month. */
const boxDay = "to_char(now() + interval '1 day' * (n % 50), 'YYYY-MM-DD')"

/** Its name, how many rows, their columns that differ, and which of its rows they are like. */
type Table = readonly [name: string, count: number, changes: Record<string, string>, which?: string]

/**
 * What grows with the shop: a row that the shop itself has written, so many times, with other values where they name a
 * row or say when. `n` counts; tables that refer to one another give the same n the same name.
 */
const TABLES: readonly Table[] = [
  [
    'account_manager.users',
    OTHERS,
    { uuid: uuidOf('user'), external_id: "'sub-' || n", email: "'p' || n || '@example.test'" },
  ],
  ['account_manager.children', OTHERS, { uuid: uuidOf('child'), user_uuid: uuidOf('user') }],
  ['account_manager.addresses', OTHERS, { uuid: uuidOf('address'), user_uuid: uuidOf('user') }],
  ['account_manager.preferences', OTHERS, { uuid: uuidOf('preference'), user_uuid: uuidOf('user') }],
  [
    'cognito.users',
    OTHERS,
    {
      sub: "'sub-' || n",
      email: "'p' || n || '@example.test'",
      account_manager_id: `${uuidOf('user')}::text`,
      status: `case when ${ENDED} then 'UNCONFIRMED' else 'CONFIRMED' end`,
      created_at: within(100),
    },
  ],
  [
    'cognito.sign_ins',
    OTHERS,
    { token_hash: hashOf('signIn'), origin_jti: uuidOf('signIn'), sub: "'sub-' || n", expires_at: untilIn(30) },
  ],
  ['cognito.attempts', OTHERS, { owner: hashOf('attempt'), last_at: within(1) }],
  ['cognito.codes', OTHERS, { owner: hashOf('code'), sub: "'sub-' || n", expires_at: untilIn(1) }],
  [
    'catalog.payment_methods',
    OTHERS,
    { uuid: uuidOf('method'), user_uuid: uuidOf('user'), gateway_token: "'token-' || n" },
    'where is_primary',
  ],
  [
    'subscription_manager.subscriptions',
    MILLION,
    {
      uuid: uuidOf('subscription'),
      user_uuid: someUser,
      child_uuid: uuidOf('child', some),
      delivery_address_uuid: uuidOf('address', some),
      draft_due: '1',
      draft_sent: `case when ${ENDED} then 0 else 1 end`,
    },
    "where status = 'active' and plan <> 'REPUF'",
  ],
  [
    'subscription_manager.items',
    MILLION,
    {
      uuid: uuidOf('done'),
      subscription_id: uuidOf('subscription'),
      position: '0',
      process_status: "'completed'",
      scheduled_date: "'2026-01-01'",
    },
    KIT,
  ],
  [
    'subscription_manager.items',
    MILLION,
    {
      uuid: uuidOf('next'),
      subscription_id: uuidOf('subscription'),
      position: '1',
      scheduled_date: boxDay,
      original_date: boxDay,
    },
    KIT,
  ],
  ['subscription_manager.reading_subscriptions', OTHERS, { id: uuidOf('reading'), user_uuid: uuidOf('user') }],
  ['order_manager.orders', OTHERS, { id: "'X' || n", number: '1000000 + n', user_uuid: uuidOf('user') }],
  [
    'order_manager.draft_orders',
    OTHERS,
    { subscription_uuid: uuidOf('subscription'), id: uuidOf('draft'), user_uuid: someUser },
  ],
  [
    'checkout.invoices',
    OTHERS,
    {
      uuid: `${uuidOf('invoice')}::text`,
      start_key: hashOf('start'),
      pay_key: hashOf('pay'),
      paying_at: ago('n % 300'),
      expires_at: within(30),
      status: `case when ${ENDED} then 'open' else 'confirmed' end`,
    },
    "where status = 'confirmed'",
  ],
  ['checkout.charges', OTHERS, { key: hashOf('charge'), intent: hashOf('intent'), id: "'charge-' || n" }],
  [
    'checkout.emails',
    OTHERS,
    { id: "'receipt-' || n", about: `${uuidOf('invoice')}::text`, due_on: "'2026-01-01'", sent_at: within(30) },
  ],
  ['mail.emails', OTHERS, { id: "'email-' || n", sent_at: within(30) }],
  ['web.sessions', MILLION, { id_hash: hashOf('session'), user_sub: `'sub-' || ${some}`, expires_at: untilIn(30) }],
  ['web.session_tokens', OTHERS, { id_hash: hashOf('session') }],
  ['web.revoked_tokens', OTHERS, { id_hash: hashOf('revoked'), expires_at: untilIn(30) }],
  [
    'web.carts',
    MILLION,
    {
      token_hash: hashOf('cart'),
      public_id: uuidOf('cart'),
      shopify_cart_id: "'gid://shopify/Cart/' || md5('cart' || n) || '?key=' || md5('key' || n)",
      updated_at: within(90),
    },
  ],
  ['shopify.carts', MILLION, { token: "md5('cart' || n)", updated_at: within(90) }],
  ['web.idempotency', OTHERS, { key: hashOf('key'), created_at: within(1) }],
  ['wire.effects', OTHERS, { key: hashOf('key'), created_at: within(1) }],
  [
    'public.rate_limits',
    OTHERS,
    {
      key: hashOf('limit'),
      expire: `(extract(epoch from now()) * 1000)::bigint + case when ${ENDED} then -1000 else 3600000 end`,
    },
  ],
  [
    'jobs.job_common',
    JOBS,
    { id: uuidOf('job'), state: "'completed'", singleton_key: 'null', completed_on: within(7), created_on: within(7) },
  ],
]

type Filled = { name: string; rows: number; bytes: number; seconds: number }

/** Fills what a shop on this server has begun with a million of what visitors leave; seconds and bytes a row, by table. */
export async function multiply(url: string): Promise<Filled[]> {
  const [names, queue] = [[...new Set(TABLES.map(([name]) => name))], [...TABLES]]
  const taken: Record<string, number> = {}
  const work = () =>
    connected(url, async (client) => {
      // the rows are right as they are written: no foreign key is looked up for each
      await client.query('set session_replication_role = replica')
      for (let next = queue.shift(); next; next = queue.shift()) {
        const started = performance.now()
        await client.query(insertOf(next))
        taken[next[0]] = (taken[next[0]] ?? 0) + performance.now() - started
      }
    })
  await Promise.all([work(), work()])
  return connected(url, async (client) => {
    const found: Filled[] = []
    for (const name of names) {
      await client.query(`vacuum analyze ${name}`)
      const { rows } = await client.query(
        `select reltuples::int as rows, pg_total_relation_size(oid)::float8 as bytes from pg_class where oid = '${name}'::regclass`,
      )
      found.push({ name, ...rows[0], seconds: (taken[name] ?? 0) / 1000 })
    }
    return found
  })
}

function insertOf([name, count, changes, which = '']: Table) {
  const values = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`)
  return `insert into ${name} select changed.* from generate_series(1, ${count}) n,
    (select one from ${name} one ${which} limit 1) as template(like_it),
    lateral jsonb_populate_record(like_it, jsonb_build_object(${values.join(', ')})) changed
    on conflict do nothing`
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set auto_explain.log_min_duration = -1')
    return await work(client)
  } finally {
    await client.end()
  }
}
