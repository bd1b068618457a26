import { defineFlow } from '~/machines/runtime/flow'

export const carouselFlow = defineFlow({
  id: 'carousel',
  load: () => import('./carousel.actors').then((module) => module.liveCarouselMachine),
})
