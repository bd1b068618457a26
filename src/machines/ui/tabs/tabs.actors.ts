import { tabsMachine } from './tabs.machine'
import { saveTab } from './tabs.storage'

export const liveTabsMachine = tabsMachine.provide({
  actions: {
    // where the browser keeps nothing, the first tab is shown next time
    saveTab: (_, { path, id }) => void saveTab(path, id),
  },
})
