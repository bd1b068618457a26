import { defineFlow } from '~/machines/kit/flow'
import { typedEcho } from '../dob-input/dob-input.echo'
import type { liveChildInfoMachine } from './child-info.actors'
import { savedDraft } from './child-info.storage'

type Changed = { type: string; field?: 'name' | 'language'; value?: string }

/** What was typed or chosen stands in its field while the machine is on its way. */
const changedEcho = {
  of: (_context: object, { type, field, value }: Changed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}

export const childInfoFlow = defineFlow<typeof liveChildInfoMachine>({
  id: 'childInfo',
  load: () => import('./child-info.actors').then((module) => module.liveChildInfoMachine),
  wake: (send) => {
    const draft = savedDraft()
    if (draft !== null) send({ type: 'RESTORE', draft })
    return () => {}
  },
  echo: { own: changedEcho, children: { birthDate: typedEcho } },
})
