import { PreviewBar } from '~/components/layout/preview-bar'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectAdminPreview } from '~/machines/shell/admin-preview/admin-preview.connect'
import { adminPreviewFlow } from '~/machines/shell/admin-preview/admin-preview.flow'

/** above everything else, for as long as an admin looks at an account. */
export function PreviewIsland({ started }: { started: StartedOf<typeof adminPreviewFlow> }) {
  // a code is exchanged, and time passes, without anybody doing anything
  const [snapshot, send] = useFlow(adminPreviewFlow, started, { start: 'mount' })
  return <PreviewBar view={connectAdminPreview(snapshot)} send={send} />
}
