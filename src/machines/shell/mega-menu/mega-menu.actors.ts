import { fromCallback } from 'xstate'
import { focusById } from '~/services/browser/page'
import { DESKTOP_QUERY, watchMedia } from '~/services/browser/viewport'
import { megaMenuMachine } from './mega-menu.machine'
import { menuTriggerId } from './mega-menu.rules'

export const liveMegaMenuMachine = megaMenuMachine.provide({
  actors: {
    width: fromCallback(({ sendBack }) =>
      watchMedia(DESKTOP_QUERY, (isDesktop) => sendBack({ type: 'RESIZE', isDesktop })),
    ),
  },
  actions: {
    returnFocus: (_, item) => {
      if (item !== null) focusById(menuTriggerId(item))
    },
  },
})
