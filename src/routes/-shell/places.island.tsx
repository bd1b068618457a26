import { useLocation } from '@tanstack/react-router'
import { Places } from '~/components/layout/places'
import { PlainMenu } from '~/components/layout/plain-menu'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectRegionLanguage } from '~/machines/shell/region-language/region-language.connect'
import { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'
import type { ShellContent } from '~/services/flows/content/pages.contract'

type PlacesIslandProps = { started: StartedOf<typeof regionLanguageFlow>; place: 'header' | 'footer' | 'drawer' }

/** Region and language, wherever they stand: each its own flow, for one may be open while the other is not. */
export function PlacesIsland({ started, place }: PlacesIslandProps) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [snapshot, send] = useFlow(regionLanguageFlow, started, { place: `in the ${place}` })
  return <Places view={{ ...connectRegionLanguage(snapshot, path), isInHeader: place === 'header' }} send={send} />
}

type PlainMenuIslandProps = {
  started: StartedOf<typeof regionLanguageFlow>
  id: string
  content: ShellContent
  homeHref: string
  /** null: somebody is signed in */
  signInHref: string | null
}

/** The menu of phones as plain links, which stand still: nothing in it is the machine's but where places lead. */
export function PlainMenuIsland({ started, ...shown }: PlainMenuIslandProps) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [snapshot] = useFlow(regionLanguageFlow, started, { place: 'in the menu' })
  return <PlainMenu view={{ ...connectRegionLanguage(snapshot, path), ...shown }} />
}
