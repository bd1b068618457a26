import { type EvaluationContext, OpenFeature, type Provider } from '@openfeature/server-sdk'
import { whenClosing } from '../closing.server'
import { database } from '../database.server'
import { env } from '../env.server'
import { logEvent } from '../log.server'
import { sharedPromise } from '../shared.server'
import { createEmbeddedProvider } from './embedded/flags.provider'
import { FLAG_KEYS, FLAGS, type Flags } from './flags.contract'

const PATIENCE_MS = 500

/** What every flag says for this visitor. A provider that fails or dawdles leaves the defaults. */
export async function resolveFlags(targetingKey: string | null): Promise<Flags> {
  const late = new Promise<Flags>((resolve) => setTimeout(() => resolve(defaults()), PATIENCE_MS).unref())
  return Promise.race([evaluate(targetingKey), late]).catch((error: unknown) => {
    logEvent('flags.failed', { error })
    return defaults()
  })
}

async function evaluate(targetingKey: string | null): Promise<Flags> {
  const client = await flagClient()
  const context: EvaluationContext = targetingKey ? { targetingKey } : {}
  const values = FLAG_KEYS.map(async (key) => {
    const otherwise: string = FLAGS[key].otherwise
    return [key, await client.getStringValue(key, otherwise, context)] as const
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
    return OpenFeature.getClient()
  })

async function provider(): Promise<Provider> {
  const { LAUNCHDARKLY_SDK_KEY } = env()
  if (!LAUNCHDARKLY_SDK_KEY) return createEmbeddedProvider({ db: database, now: () => performance.now() })
  const { LaunchDarklyProvider } = await import('@launchdarkly/openfeature-node-server')
  return new LaunchDarklyProvider(LAUNCHDARKLY_SDK_KEY)
}
