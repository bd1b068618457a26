import { PERSONAS } from '~/content/seed/personas'
import { FLAG_KEYS, isOn } from '~/services/domain/flags/flags.rules'
import { resolveFlags } from '~/services/upstreams/flags/flags.server'
import { shownPreview } from '../admin-preview/admin-preview.server'
import { readTold } from '../fault-panel/told.server'
import { currentPerson } from '../identity/identity.server'
import type { Arranged } from './states.contract'

/** What is so for who asks: of what the pages of states need. */
export async function readArranged(): Promise<Arranged> {
  const [person, told, preview, flags] = await Promise.all([
    ...([currentPerson(), readTold(), shownPreview(), resolveFlags(null)] as const),
  ])
  return {
    person: personaNamed(person?.email),
    told,
    preview: personaNamed(preview?.email),
    on: FLAG_KEYS.filter((key) => isOn(flags, key)),
  }
}

/** 'billing', of the seed; null for anybody else. */
const personaNamed = (email: string | undefined) =>
  PERSONAS.some((persona) => persona.email === email) ? (email?.replace(/@.*/, '') ?? null) : null
