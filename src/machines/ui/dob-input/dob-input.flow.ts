import { defineFlow } from '~/machines/runtime/flow'

export const dobInputFlow = defineFlow({
  id: 'dobInput',
  load: () => import('./dob-input.machine').then((module) => module.dobInputMachine),
})
