import { fromCallback } from 'xstate'
import { scrollPosition, watchScroll } from '~/services/browser/viewport'
import { headerMachine } from './header.machine'

export const liveHeaderMachine = headerMachine.provide({
  actors: {
    viewport: fromCallback(({ sendBack }) => {
      sendBack({ type: 'SCROLL', y: scrollPosition() })
      return watchScroll((y) => sendBack({ type: 'SCROLL', y }))
    }),
  },
})
