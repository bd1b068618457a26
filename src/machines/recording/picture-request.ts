import { openChannel } from '~/services/browser/channel'
import { INSPECTOR_CHANNEL } from './channel'
import type { InspectorMessage, Picture } from './messages.contract'

type Request = { page: string; signal: AbortSignal }

/** Asks a page of this browser to draw itself. Null: it could not; whoever asks gives up waiting. */
export function requestPicture({ page, signal }: Request): Promise<Picture | null> {
  return new Promise((resolve) => {
    const channel = openChannel<InspectorMessage>(INSPECTOR_CHANNEL, (message) => {
      if (message.from !== 'page' || message.kind !== 'picture' || message.id !== page) return
      channel.close()
      resolve(message.picture)
    })
    signal.addEventListener('abort', channel.close)
    channel.tell({ from: 'inspector', kind: 'picture', id: page })
  })
}
