import { defineFlow } from '~/machines/runtime/flow'

export const regionLanguageFlow = defineFlow({
  id: 'regionLanguage',
  load: () => import('./region-language.actors').then((module) => module.liveRegionLanguageMachine),
})
