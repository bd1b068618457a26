import { fromCallback } from 'xstate'
import { CAROUSEL_DESKTOP_QUERY, watchMedia } from '~/services/browser/viewport'
import { carouselMachine } from './carousel.machine'

export const liveCarouselMachine = carouselMachine.provide({
  actors: {
    width: fromCallback(({ sendBack }) => {
      sendBack({ type: 'RESIZE', isMobile: !matchMedia(CAROUSEL_DESKTOP_QUERY).matches })
      return watchMedia(CAROUSEL_DESKTOP_QUERY, (isDesktop) => sendBack({ type: 'RESIZE', isMobile: !isDesktop }))
    }),
  },
})
