import { defineFlow } from '~/machines/runtime/flow'

export const kitPickerFlow = defineFlow({
  id: 'kitPicker',
  load: () => import('./kit-picker.actors').then((module) => module.liveKitPickerMachine),
})
