import { defineFlow } from '~/machines/kit/flow'

export const announcerFlow = defineFlow({
  id: 'announcer',
  isAppWide: true,
  load: () => import('./announcer.machine').then((module) => module.announcerMachine),
})
