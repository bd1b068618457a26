// here and not in the SDK's own file: what the application shares with that one would load it
import { name, version } from '../../../../package.json'
import { inTime } from '../clock/in-time'
import { env, InvalidEnv } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { whenClosing } from '../process/closing.server'
import { provideTelemetry } from '../telemetry/telemetry.server'
import { signalsOf } from './signals'

/** What has not arrived at the collector by then is lost with the process. */
const LAST_SEND_MS = 2000

/**
 * Tells an OpenTelemetry collector what this process does, where the standard variables name one. Otherwise the SDK is
 * not even loaded. A collector that is away costs a line in the log and nothing else.
 */
export async function startTelemetry(): Promise<void> {
  try {
    const variables = env()
    const signals = signalsOf(variables)
    if (!signals.traces && !signals.metrics) return
    const opening = import('./sdk.server').then(({ openSdk }) =>
      openSdk({ product: { name, version }, variables, signals }),
    )
    whenClosing('telemetry', async () => {
      const { close } = await opening
      await inTime(close(), { milliseconds: LAST_SEND_MS, otherwise: () => undefined })
      provideTelemetry(null)
    })
    provideTelemetry((await opening).telemetry)
  } catch (error) {
    // an invalid environment is said by whoever needs it to start
    if (!(error instanceof InvalidEnv)) logEvent('telemetry.failed', { error })
  }
}
