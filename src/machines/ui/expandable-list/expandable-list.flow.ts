import { defineFlow } from '~/machines/runtime/flow'

export const expandableListFlow = defineFlow({
  id: 'expandableList',
  load: () => import('./expandable-list.machine').then((module) => module.expandableListMachine),
})
