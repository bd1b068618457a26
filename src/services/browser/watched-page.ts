import type { FlowEvent } from '~/services/flows/fault-panel/fault-panel.contract'
import { openChannel } from './channel'
import { isFramed } from './framed'
import { keepForNextPage } from './page-events'

const CHANNEL = 'playchart-watched'

/** `page`: which one, by its id; null: a new one. `path`: null: where it is. `events`: what its flows are told then. */
type Shown = { page: string | null; path: string | null; events: readonly FlowEvent[] }

/** A page that is inspected goes where its inspector says, and is inspected there. */
export function followInspector(own: string) {
  openChannel<Shown>(CHANNEL, ({ page, path, events }) => {
    if (page !== own) return
    keepForNextPage(events)
    if (path === null) location.reload()
    else location.replace(isFramed() ? ownUrl(path) : inspected(path, 'bare'))
  })
}

/** Shows a page anew, beside which the panel stands or in another tab; where none is watched, in a new one. */
export function showWatched(shown: Shown) {
  if (shown.page === null) {
    // a tab that knows its opener begins with what the opener's session keeps
    keepForNextPage(shown.events)
    open(inspected(shown.path), '_blank')
    keepForNextPage([])
    return
  }
  const channel = openChannel<Shown>(CHANNEL, () => {})
  channel.tell(shown)
  channel.close()
}

/** The address in the inspector's frame of a path of this shop. A fragment stays in the browser: it comes with the inspector's own. */
export function framedHref(path: string): string {
  const url = inspected(path, 'bare')
  url.hash ||= location.hash
  return url.href
}

/** Where the page in a frame is now, as it is without an inspector; null without such a frame. */
export function pathInFrame(name: string): string | null {
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.name === name)
  const at = frame?.contentWindow?.location
  if (!at?.pathname.startsWith('/')) return null
  const { pathname, search, hash } = at
  const kept = new URLSearchParams(search)
  for (const ours of ['inspect', 'key']) kept.delete(ours)
  return `${pathname}${kept.size > 0 ? `?${kept}` : ''}${hash}`
}

/**
 * The address of the inspector names the page that its frame shows, so that a reload comes back to it. The history has no
 * entry more: that of the frame is enough. The router is told as of any change of the history.
 */
export function followFrame(name: string) {
  const path = pathInFrame(name)
  const url = new URL(location.href)
  if (path === null || url.searchParams.get('page') === path) return
  url.searchParams.set('page', path)
  // it was that of the page which was there first
  url.hash = ''
  history.replaceState(history.state, '', url)
}

/** An address of this shop, with what lets a page be inspected: by a panel beside it, or `bare`, by one elsewhere. */
function inspected(path: string | null, how: '' | 'bare' = ''): URL {
  const url = ownUrl(path)
  const key = new URL(location.href).searchParams.get('key')
  url.searchParams.set('inspect', how)
  if (key !== null) url.searchParams.set('key', key)
  return url
}

function ownUrl(path: string | null): URL {
  const url = new URL(path ?? location.href, location.href)
  if (url.origin !== location.origin) throw new Error('no page of this shop')
  return url
}
