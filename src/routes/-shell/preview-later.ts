import { later } from '~/components/ui/later'
import type { StartedOf } from '~/machines/runtime/flow'
import type { adminPreviewFlow } from '~/machines/shell/admin-preview/admin-preview.flow'

/** The banner of a preview: a file of its own, which only an admin's pages load. */
export const PreviewLater = later<{ started: StartedOf<typeof adminPreviewFlow> }>(() =>
  import('./preview.island').then(({ PreviewIsland }) => PreviewIsland),
)
