import { defineFlow } from '~/machines/runtime/flow'
import { scrollPosition, watchScroll } from '~/services/browser/viewport'
import type { liveHeaderMachine } from './header.actors'

export const headerFlow = defineFlow<typeof liveHeaderMachine>({
  id: 'header',
  isAppWide: true,
  load: () => import('./header.actors').then((module) => module.liveHeaderMachine),
  wake: (send) => {
    // a page that comes back where it was left is scrolled from the start
    if (scrollPosition() > 0) send({ type: 'SCROLL', y: scrollPosition() })
    return watchScroll((y) => send({ type: 'SCROLL', y }))
  },
})
