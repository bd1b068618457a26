import { defineFlow } from '~/machines/kit/flow'
import type { liveChildInfoMachine } from './child-info.actors'
import { savedDraft } from './child-info.storage'

export const childInfoFlow = defineFlow<typeof liveChildInfoMachine>({
  id: 'childInfo',
  load: () => import('./child-info.actors').then((module) => module.liveChildInfoMachine),
  wake: (send) => {
    const draft = savedDraft()
    if (draft !== null) send({ type: 'RESTORE', draft })
    return () => {}
  },
})
