import { defineFlow } from '../../runtime/flow'
import type { liveInspectorMachine } from './inspector.actors'

export const inspectorFlow = defineFlow<typeof liveInspectorMachine>({
  id: 'inspector',
  load: () => import('./inspector.actors').then((module) => module.liveInspectorMachine),
})
