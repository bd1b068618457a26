import { parseArgs } from 'node:util'
import { type Cluster, startCluster } from './cluster.ts'

const MOST_NODES = 10
/** Ctrl-C comes twice: from the terminal and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500

/** `npm run scale`: the cluster until Ctrl-C. */
export async function scale() {
  const { values } = parseArgs({ options: { nodes: { type: 'string', default: '3' } } })
  const nodes = Number(values.nodes)
  if (!Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES)
    throw new Error(`--nodes is ${values.nodes}; it may be 1 to ${MOST_NODES}`)
  const port = Number(process.env.PORT ?? 3000)
  console.log(`PostgreSQL, Redis or Valkey, ${nodes} nodes and HAProxy start …`)
  const cluster = await startCluster({ nodes, port, variables: process.env, tell: console.log })
  if (!cluster) return process.exit(1)
  console.log(announcementOf(cluster))
  await untilAsked()
  console.log('\nStopping: the balancer, the nodes, Redis, PostgreSQL …')
  await cluster.stop()
  console.log('Stopped; nothing of it is kept.')
}

/** What a node says of itself at its start: it knows the one address, the mailbox, the key and the people. */
function announcementOf({ nodes, postgres, redis, folder }: Cluster): string {
  const lines = nodes[0]?.printed().split('\n') ?? []
  return [
    ...lines.filter((line) => !/^\{|^ {2}Database/.test(line)),
    `  Nodes      ${nodes.map(({ name, port }) => `${name} on ${port}`).join(', ')}; logs in ${folder}`,
    `  Database   ${postgres.url}`,
    `  Redis      ${redis.url}`,
    '  Ctrl-C stops all of it, and nothing is kept.',
    '',
  ].join('\n')
}

/** A second signal ends this process at once, and with it what it has started. */
const untilAsked = () =>
  new Promise<void>((resolve) => {
    let askedAt: number | null = null
    const ask = () => {
      askedAt ??= performance.now()
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  })
