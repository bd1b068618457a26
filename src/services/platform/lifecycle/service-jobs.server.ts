import { z } from 'zod'
import { jobs } from '../jobs/jobs.server'
import { DueStep } from '../wire/due.contract'
import { asService, hostedAt, ownService } from '../wire/own-services.server'
import type { ServiceName } from '../wire/service-deps'

type Due = { name: ServiceName; path: string; everySeconds: number }

/** The recurring jobs of an embedded service: each is started by a call of its own API. */
const DUE: readonly Due[] = [
  { name: 'checkout-orchestration', path: '/api/v1/checkout_orchestration/due', everySeconds: 5 },
  { name: 'subscription-manager', path: '/sub_engine/due', everySeconds: 5 },
]

/** How often something was done, by what it was: `moved`, `sent`, `failed`…; and which kits and boxes `steps` were made of. */
const Told = z.object({ steps: z.array(DueStep).default([]) }).catchall(z.number().int())
type Counts = Record<string, number>
/** What each service did. `isDone`: nothing more is due, but for what has failed. */
type DueDone = { isDone: boolean; done: Record<string, Counts>; steps: DueStep[] }

/** Each call of a service does a part; a year has some hundreds of boxes. */
const MOST_ROUNDS = 100
const PATIENCE_MS = 20_000

/** A service that is hosted has jobs of its own. */
export async function startServiceJobs(): Promise<void> {
  const by = await jobs()
  for (const due of DUE)
    if (!hostedAt(due.name))
      await by.repeat({
        name: `${due.name}.due`,
        everySeconds: due.everySeconds,
        work: async () => void (await tell(due)),
      })
}

/** Does at once what the jobs would do within seconds, round after round, for one service's work brings another's. */
export async function runDue(): Promise<DueDone> {
  const done: DueDone['done'] = {}
  const steps: DueStep[] = []
  const until = performance.now() + PATIENCE_MS
  for (let round = 0; round < MOST_ROUNDS && performance.now() < until; round++) {
    let progress = 0
    for (const due of DUE.filter(({ name }) => !hostedAt(name))) {
      const { steps: made, ...counts } = await tell(due)
      steps.push(...made)
      done[due.name] = added(done[due.name] ?? {}, counts)
      progress += Object.entries(counts).reduce((sum, [what, count]) => (what === 'failed' ? sum : sum + count), 0)
    }
    if (progress === 0) return { isDone: true, done, steps }
  }
  return { isDone: false, done, steps }
}

const added = (sum: Counts, counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([what, count]) => [what, what === 'failed' ? count : (sum[what] ?? 0) + count]),
  )

async function tell({ name, path }: Due): Promise<z.infer<typeof Told>> {
  const call = { method: 'POST', path, operation: 'due', isRepeatable: false, headers: asService() } as const
  const told = await (await ownService(name)).read({ ...call, schema: Told })
  if (!told.ok) throw new Error(`${name} did not do what is due: ${told.error.cause}`)
  return told.value
}
