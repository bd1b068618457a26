import { later } from '~/components/ui/later'
import type { StartedOf } from '~/machines/runtime/flow'
import type { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'

/** The menu of phones, once it is wanted. */
export const DrawerLater = later<{ started: StartedOf<typeof regionLanguageFlow> }>(() =>
  import('./drawer.island').then(({ DrawerIsland }) => DrawerIsland),
)
