import { defineFlow } from '~/machines/kit/flow'

export const userMenuFlow = defineFlow({
  id: 'userMenu',
  load: () => import('./user-menu.actors').then((module) => module.liveUserMenuMachine),
})
