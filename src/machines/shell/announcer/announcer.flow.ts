import { defineFlow } from '~/machines/runtime/flow'

export const announcerFlow = defineFlow({
  id: 'announcer',
  isAppWide: true,
  load: () => import('./announcer.machine').then((module) => module.announcerMachine),
})
