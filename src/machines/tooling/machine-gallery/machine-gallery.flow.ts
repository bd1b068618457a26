import { defineFlow } from '../../runtime/flow'
import type { liveMachineGalleryMachine } from './machine-gallery.actors'
import { galleryEcho } from './machine-gallery.rules'

export const machineGalleryFlow = defineFlow<typeof liveMachineGalleryMachine>({
  id: 'machineGallery',
  load: () => import('./machine-gallery.actors').then((module) => module.liveMachineGalleryMachine),
  echo: { own: galleryEcho },
})
