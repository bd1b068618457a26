import { defineFlow } from '~/machines/kit/flow'

export const megaMenuFlow = defineFlow({
  id: 'megaMenu',
  load: () => import('./mega-menu.actors').then((module) => module.liveMegaMenuMachine),
})
