import { defineFlow } from '~/machines/runtime/flow'

export const userMenuFlow = defineFlow({
  id: 'userMenu',
  load: () => import('./user-menu.actors').then((module) => module.liveUserMenuMachine),
})
