import { defineFlow } from '~/machines/runtime/flow'

export const megaMenuFlow = defineFlow({
  id: 'megaMenu',
  load: () => import('./mega-menu.actors').then((module) => module.liveMegaMenuMachine),
})
