import { defineFlow } from '~/machines/runtime/flow'

export const mobileDrawerFlow = defineFlow({
  id: 'mobileDrawer',
  load: () => import('./mobile-drawer.actors').then((module) => module.liveMobileDrawerMachine),
})
