import { defineFlow } from '../../runtime/flow'
import { typedEcho } from '../../ui/dob-input/dob-input.connect'
import type { liveChildFormMachine } from './child-form.actors'
import { nameEcho } from './child-form.rules'

export const childFormFlow = defineFlow<typeof liveChildFormMachine>({
  id: 'childForm',
  load: () => import('./child-form.actors').then((module) => module.liveChildFormMachine),
  echo: { own: nameEcho, children: { birthDate: typedEcho } },
})
