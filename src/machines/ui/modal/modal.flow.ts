import { defineFlow } from '~/machines/runtime/flow'

export const modalFlow = defineFlow({
  id: 'modal',
  load: () => import('./modal.machine').then(({ modalMachine }) => modalMachine),
})
