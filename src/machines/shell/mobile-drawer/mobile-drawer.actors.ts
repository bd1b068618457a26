import { fromCallback } from 'xstate'
import { lockScroll, watchWidth } from '~/services/browser/viewport'
import { mobileDrawerMachine } from './mobile-drawer.machine'

export const liveMobileDrawerMachine = mobileDrawerMachine.provide({
  actors: {
    scrollLock: fromCallback(() => lockScroll()),
    width: fromCallback(({ sendBack }) => watchWidth(() => sendBack({ type: 'RESIZE' }))),
  },
})
