import { tabsMachine } from './tabs.machine'
import { saveTab } from './tabs.storage'

export const liveTabsMachine = tabsMachine.provide({
  actions: {
    saveTab: (_, { path, id }) => {
      // where the browser keeps nothing, the first tab is shown next time
      if (id !== null) saveTab(path, id)
    },
  },
})
