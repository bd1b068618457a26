import { defineFlow } from '~/machines/kit/flow'

export const modalFlow = defineFlow({
  id: 'modal',
  load: () => import('./modal.machine').then(({ modalMachine }) => modalMachine),
})
