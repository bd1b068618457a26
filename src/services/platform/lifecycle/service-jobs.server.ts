import { jobs } from '../jobs/jobs.server'
import { asService, hostedAt, ownService } from '../wire/own-services.server'
import type { ServiceName } from '../wire/service-deps'

/** The recurring jobs of an embedded service: each is started by a call of its own API. */
const DUE: readonly { name: ServiceName; path: string; everySeconds: number }[] = [
  { name: 'checkout-orchestration', path: '/api/v1/checkout_orchestration/due', everySeconds: 5 },
  { name: 'subscription-manager', path: '/sub_engine/due', everySeconds: 5 },
]

/** A service that is hosted has jobs of its own. */
export async function startServiceJobs(): Promise<void> {
  const by = await jobs()
  for (const { name, path, everySeconds } of DUE)
    if (!hostedAt(name)) await by.repeat({ name: `${name}.due`, everySeconds, work: () => tell(name, path) })
}

async function tell(name: ServiceName, path: string) {
  const call = { method: 'POST', path, operation: 'due', isRepeatable: false, headers: asService() } as const
  const told = await (await ownService(name)).ask(call)
  if (!told.ok) throw new Error(`${name} did not do what is due: ${told.error.cause}`)
}
