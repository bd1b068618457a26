import { defineFlow } from '~/machines/kit/flow'

export const expandableListFlow = defineFlow({
  id: 'expandableList',
  load: () => import('./expandable-list.machine').then((module) => module.expandableListMachine),
})
