import { defineFlow } from '~/machines/kit/flow'

export const flagsFlow = defineFlow({
  id: 'flags',
  isAppWide: true,
  load: () => import('./flags.machine').then((module) => module.flagsMachine),
})
