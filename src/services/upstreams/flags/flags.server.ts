import { type EvaluationContext, OpenFeature, type Provider, ProviderEvents } from '@openfeature/server-sdk'
import { FLAG_KEYS, FLAGS, type Flags } from '~/services/domain/flags/flags.rules'
import { inTime } from '~/services/platform/clock/in-time'
import { changeCount } from '~/services/platform/database/changes'
import { env } from '~/services/platform/env/env.server'
import { logEvent } from '~/services/platform/log/log.server'
import { whenClosing } from '~/services/platform/process/closing.server'
import { shared, sharedPromise } from '~/services/platform/process/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'

const PATIENCE_MS = 500
const KEPT_MS = 1000

/** What every flag says for this visitor. A provider that fails or dawdles leaves the defaults. */
export async function resolveFlags(targetingKey: string | null): Promise<Flags> {
  const answer = targetingKey === null ? everybodys() : evaluate({ targetingKey })
  return inTime(answer, { milliseconds: PATIENCE_MS, otherwise: defaults }).catch((error: unknown) => {
    logEvent('flags.failed', { error })
    return defaults()
  })
}

type Kept = { flags: Promise<Flags>; keptAt: number; seen: number }
const cache = () => shared('flags.everybody', (): { kept: Kept | null } => ({ kept: null }))

/** Visitors without a key all get the same answer, until a change is notified and for a second at most. */
function everybodys(): Promise<Flags> {
  const { kept } = cache()
  if (kept?.seen === changeCount() && performance.now() - kept.keptAt < KEPT_MS) return kept.flags
  const next = { flags: evaluate({}), keptAt: performance.now(), seen: changeCount() }
  cache().kept = next
  next.flags.catch(forgetEverybodys)
  return next.flags
}

function forgetEverybodys() {
  cache().kept = null
}

async function evaluate(context: EvaluationContext): Promise<Flags> {
  const client = await flagClient()
  const values = FLAG_KEYS.map(async (key) => {
    const otherwise: string = FLAGS[key].otherwise
    const { value, errorMessage } = await client.getStringDetails(key, otherwise, context)
    // the library answers the default, and tells nobody
    if (errorMessage !== undefined) logEvent('flags.failed', { flag: key, cause: errorMessage })
    return [key, value] as const
  })
  return { ...defaults(), ...Object.fromEntries(await Promise.all(values)) }
}

export function defaults(): Flags {
  const entries = FLAG_KEYS.map((key) => [key, FLAGS[key].otherwise])
  return Object.fromEntries(entries)
}

const flagClient = () =>
  sharedPromise('flags', async () => {
    await OpenFeature.setProviderAndWait(await provider())
    whenClosing('flags', () => OpenFeature.close())
    const client = OpenFeature.getClient()
    client.addHandler(ProviderEvents.ConfigurationChanged, forgetEverybodys)
    return client
  })

async function provider(): Promise<Provider> {
  const { LAUNCHDARKLY_SDK_KEY } = env()
  if (!LAUNCHDARKLY_SDK_KEY) return (await embedded()).flags
  const { LaunchDarklyProvider } = await import('@launchdarkly/openfeature-node-server')
  return new LaunchDarklyProvider(LAUNCHDARKLY_SDK_KEY)
}
