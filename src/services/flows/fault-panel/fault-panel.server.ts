import { getRequest } from '@tanstack/react-start/server'
import { PERSONAS } from '~/content/seed/personas'
import { FLAG_KEYS, FLAGS } from '~/services/domain/flags/flags.rules'
import { currentIdentity } from '~/services/flows/identity/identity.server'
import { mayInspect } from '~/services/flows/inspector/inspector.server'
import { movableClock } from '~/services/platform/clock/clock.server'
import { env } from '~/services/platform/env/env.server'
import { faults } from '~/services/platform/faults/faults.server'
import { hasQa, qaState } from '~/services/platform/qa/qa-state.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { resolveFlags } from '~/services/upstreams/flags/flags.server'
import { doTask } from './do-task.server'
import { ERROR_LINES, WITHOUT_LINE } from './error-lines'
import type {
  ErrorLine,
  FaultPanelAnswer,
  FaultPanelPage,
  FaultPanelTask,
  FaultyUpstream,
  PanelFlag,
} from './fault-panel.contract'
import { UPSTREAM_OPERATIONS } from './upstream-operations'

/** One task, and the panel as it is then; null where it does not exist, and for whoever may not break the shop. */
export async function doForPanel({ key, task }: { key: string; task: FaultPanelTask }): Promise<FaultPanelAnswer> {
  if (!(await mayArrange(key))) return null
  const { isDone, said } = await doTask(task)
  return { page: await panelPage(), isDone, said }
}

/**
 * Whoever may inspect, where every upstream is embedded and the shop shows itself. Looking harms nobody, breaking does:
 * where others can reach the shop, the key of QA is asked for.
 */
export async function mayArrange(key: string): Promise<boolean> {
  if (!hasQa() || !(env().isOwnMachine || hasQaKey(key))) return false
  return mayInspect(getRequest(), await currentIdentity())
}

async function panelPage(): Promise<FaultPanelPage> {
  faults().watch()
  // other processes count, too
  await (await qaState()).read()
  const [identity, flags] = await Promise.all([currentIdentity(), panelFlags()])
  const clock = movableClock()
  return {
    rules: faults()
      .kept()
      .flatMap(({ id, ...rule }) => (id === undefined ? [] : [{ ...rule, id }])),
    upstreams: Object.entries(UPSTREAM_OPERATIONS).map(upstreamOf),
    clock: { now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs() },
    person: identity.kind === 'signedIn' ? identity.person.email : null,
    personas: PERSONAS.map(({ email, about }) => ({ name: nameOf(email), about })),
    flags,
    lines: ERROR_LINES.map(shownOf),
    withoutLine: WITHOUT_LINE.map(({ rule, why }) => ({ rule, why })),
  }
}

const nameOf = (email: string) => email.split('@')[0] ?? email

function upstreamOf([name, operations]: [string, readonly string[]]): FaultyUpstream {
  const seen = faults().seen()
  return {
    name,
    operations: [...operations],
    seen: seen.flatMap(({ upstream, operation }) => (upstream === name ? [operation] : [])),
  }
}

async function panelFlags(): Promise<PanelFlag[]> {
  const values = await resolveFlags(null)
  return FLAG_KEYS.map((key) => {
    const { about, otherwise, values: known } = FLAGS[key]
    return { key, about, otherwise, values: [...known], value: values[key] }
  })
}

const shownOf = ({ id, rule, text, path, press, events }: ErrorLine): ErrorLine => ({
  ...{ id, rule, text, path, press, events },
})
