import { defineFlow } from '~/machines/runtime/flow'

export const flagsFlow = defineFlow({
  id: 'flags',
  isAppWide: true,
  load: () => import('./flags.machine').then((module) => module.flagsMachine),
})
