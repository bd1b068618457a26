import { fromCallback } from 'xstate'
import { DESKTOP_QUERY, watchMedia } from '~/services/browser/viewport'
import { focusWhenShown } from '~/services/browser/visible'
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
      if (item !== null) focusWhenShown(menuTriggerId(item))
    },
  },
})
