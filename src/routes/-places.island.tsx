import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Places } from '~/components/layout/places'
import type { Started } from '~/machines/kit/flow'
import { useFlow } from '~/machines/kit/use-flow'
import type { liveRegionLanguageMachine } from '~/machines/region-language/region-language.actors'
import { connectRegionLanguage } from '~/machines/region-language/region-language.connect'
import { regionLanguageFlow } from '~/machines/region-language/region-language.flow'

type PlacesIslandProps = { started: Started<typeof liveRegionLanguageMachine>; isInHeader?: boolean }

/** Region and language, wherever they stand: each its own flow, for one may be open while the other is not. */
export function PlacesIsland({ started, isInHeader }: PlacesIslandProps) {
  const { pathname } = useLocation()
  const t = useTranslations('shell')
  const [snapshot, send] = useFlow(regionLanguageFlow, started)
  const view = connectRegionLanguage(snapshot, pathname)
  return (
    <Places view={view} send={send} isInHeader={isInHeader} labels={{ region: t('region'), language: t('language') }} />
  )
}
