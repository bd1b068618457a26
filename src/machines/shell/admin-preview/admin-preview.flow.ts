import { defineFlow } from '~/machines/runtime/flow'
import type { liveAdminPreviewMachine } from './admin-preview.actors'

export const adminPreviewFlow = defineFlow<typeof liveAdminPreviewMachine>({
  id: 'adminPreview',
  load: () => import('./admin-preview.actors').then((module) => module.liveAdminPreviewMachine),
})
