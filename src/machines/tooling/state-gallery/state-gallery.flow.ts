import { defineFlow } from '../../runtime/flow'
import type { liveStateGalleryMachine } from './state-gallery.actors'

export const stateGalleryFlow = defineFlow<typeof liveStateGalleryMachine>({
  id: 'stateGallery',
  load: () => import('./state-gallery.actors').then((module) => module.liveStateGalleryMachine),
})
