import { openChannel } from './channel'

const CHANNEL = 'playchart-watched'

/** `page`: which one, by its id; null: a new one. `path`: null: where it is. */
type Shown = { page: string | null; path: string | null }

/** A page that is inspected goes where its inspector says, and is inspected there. */
export function followInspector(own: string) {
  openChannel<Shown>(CHANNEL, ({ page, path }) => {
    if (page === own) location.replace(inspected(path))
  })
}

/** Shows a page anew, beside which the panel stands or in another tab; where none is watched, in a new one. */
export function showWatched(shown: Shown) {
  if (shown.page === null) {
    open(inspected(shown.path), '_blank', 'noopener')
    return
  }
  const channel = openChannel<Shown>(CHANNEL, () => {})
  channel.tell(shown)
  channel.close()
}

/** An address of this shop, with what lets a page be inspected. */
function inspected(path: string | null): URL {
  const here = new URL(location.href)
  const url = path === null ? here : new URL(path, here)
  if (url.origin !== here.origin) throw new Error('no page of this shop')
  const key = here.searchParams.get('key')
  url.searchParams.set('inspect', '')
  if (key !== null) url.searchParams.set('key', key)
  return url
}
