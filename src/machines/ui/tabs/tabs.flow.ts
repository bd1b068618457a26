import { defineFlow, type Flow } from '~/machines/runtime/flow'
import type { liveTabsMachine } from './tabs.actors'
import { rememberedTab } from './tabs.storage'

/** The tabs of one page. `isQueried`: the address names the tab, so memory keeps silent (S-066). */
export const tabsFlow = ({ path, isQueried }: { path: string; isQueried: boolean }): Flow<typeof liveTabsMachine> =>
  defineFlow<typeof liveTabsMachine>({
    id: 'tabs',
    load: () => import('./tabs.actors').then((module) => module.liveTabsMachine),
    wake: (send) => {
      const id = isQueried ? null : rememberedTab(path)
      if (id !== null) send({ type: 'REMEMBERED', id })
      return () => {}
    },
  })
