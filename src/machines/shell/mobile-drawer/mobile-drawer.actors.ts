import { fromCallback } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { lockScroll, watchWidth } from '~/services/browser/viewport'
import { mobileDrawerMachine } from './mobile-drawer.machine'

export const liveMobileDrawerMachine = mobileDrawerMachine.provide({
  actors: {
    scrollLock: fromCallback(() => lockScroll()),
    width: fromCallback(({ sendBack }) => watchWidth(() => sendBack({ type: 'RESIZE' }))),
  },
  actions: { logFailure: () => logFailure('menu.page-not-held') },
})
