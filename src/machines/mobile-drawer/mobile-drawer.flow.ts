import { defineFlow } from '~/machines/kit/flow'

export const mobileDrawerFlow = defineFlow({
  id: 'mobileDrawer',
  load: () => import('./mobile-drawer.actors').then((module) => module.liveMobileDrawerMachine),
})
