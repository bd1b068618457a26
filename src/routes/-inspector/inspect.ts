import { recordPage } from '~/machines/recording/recorded-page'
import { inspection } from '~/machines/runtime/inspection'
import { untilLive } from '~/services/browser/live'
import { followInspector } from '~/services/browser/watched-page'
import { drawInspector } from './panel'

/**
 * Records this page from its first event on, and draws the inspector beside it. The page's own documents follow.
 * `?inspect=bare`: the page alone, for whoever drives it from outside.
 */
export function inspect() {
  const flows = recordPage({ flags: JSON.parse(document.documentElement.dataset.inspect ?? '{}') })
  inspection.create = flows.create
  followInspector(flows.page)
  if (new URLSearchParams(location.search).get('inspect') !== 'bare') void untilLive.then(dock)

  async function dock() {
    document.documentElement.dataset.inspecting = ''
    const place = document.createElement('aside')
    place.setAttribute('aria-label', 'Inspector')
    document.body.append(place)
    await drawInspector(place, flows.page)
  }
}
