import type { AnyStateMachine } from 'xstate'
import { registry } from '../reading/registry'
import { type MachinePrivacy, privacyOf } from './privacy'

/** A machine as it is today, and what of it is personal; null where there is none of that name. */
export async function todayOf(machine: string): Promise<{ machine: AnyStateMachine; privacy: MachinePrivacy } | null> {
  const registered = registry.find(({ id }) => id === machine)
  if (!registered) return null
  const [chart, notes] = await Promise.all([registered.machine(), registered.notes()])
  return notes && { machine: chart, privacy: privacyOf(notes) }
}
