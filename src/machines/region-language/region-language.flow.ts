import { defineFlow } from '~/machines/kit/flow'

export const regionLanguageFlow = defineFlow({
  id: 'regionLanguage',
  load: () => import('./region-language.actors').then((module) => module.liveRegionLanguageMachine),
})
