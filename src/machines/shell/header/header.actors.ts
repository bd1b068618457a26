import { fromCallback } from 'xstate'
import { DESKTOP_QUERY, scrollPosition, watchMedia, watchScroll } from '~/services/browser/viewport'
import { headerMachine } from './header.machine'

export const liveHeaderMachine = headerMachine.provide({
  actors: {
    viewport: fromCallback(({ sendBack }) => {
      const stopScroll = watchScroll((y) => sendBack({ type: 'SCROLL', y }))
      const stopMedia = watchMedia(DESKTOP_QUERY, (isDesktop) => sendBack({ type: 'RESIZE', isMobile: !isDesktop }))
      sendBack({ type: 'SCROLL', y: scrollPosition() })
      sendBack({ type: 'RESIZE', isMobile: !matchMedia(DESKTOP_QUERY).matches })
      return () => {
        stopScroll()
        stopMedia()
      }
    }),
  },
})
