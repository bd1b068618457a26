import { masked, redacted } from './personal'
import type { MachinePrivacy } from './privacy'
import type { Entry } from './recorder'

type PrivacyOf = (machine: string) => MachinePrivacy | null

/** Texts of a page's flows that its log hides: inputs, contexts, and what visitors have typed. */
export function hiddenTexts(entries: readonly Entry[], privacyOf: PrivacyOf): Set<string> {
  const found = new Set<string>()
  const privacies = new Map<string, MachinePrivacy | null>()
  for (const entry of entries) {
    if (entry.kind === 'actor') privacies.set(entry.session, entry.machine && privacyOf(entry.machine.id))
    const privacy = privacies.get(entry.session)
    if (entry.kind === 'actor') addHidden(entry.input, privacy?.input, found)
    if (entry.kind === 'event') addHidden(entry.event, privacy?.event(entry.event.type), found)
    if (entry.kind === 'actor' || entry.kind === 'event') addHidden(entry.snapshot?.context, privacy?.context, found)
  }
  return found
}

function addHidden(value: unknown, privacy: MachinePrivacy['input'] | null | undefined, found: Set<string>) {
  addOthers(value, privacy ? redacted(value, privacy) : masked(value), found)
}

/** Texts of a value that its copy does not have in the same place. */
function addOthers(value: unknown, copy: unknown, found: Set<string>) {
  if (typeof value === 'string' && value !== copy) found.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) addOthers(inner, Object(copy)[key], found)
}
