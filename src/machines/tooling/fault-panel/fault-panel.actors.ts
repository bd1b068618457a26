import { fromCallback, fromPromise } from 'xstate'
import { openChannel } from '~/services/browser/channel'
import { logFailure } from '~/services/browser/report'
import { showWatched } from '~/services/browser/watched-page'
import type { FaultPanelAnswer, FaultPanelTask } from '~/services/flows/fault-panel/fault-panel.contract'
import { askFaultPanel } from '~/services/flows/fault-panel/fault-panel.functions'
import { SESSION_CHANNEL } from '../../identity/session/session.rules'
import { faultPanelMachine } from './fault-panel.machine'

export const liveFaultPanelMachine = faultPanelMachine.provide({
  actors: {
    otherTabs: fromCallback(
      ({ sendBack }) => openChannel(SESSION_CHANNEL, () => sendBack({ type: 'OTHER_TAB.CHANGED' })).close,
    ),
    askFaultPanel: fromPromise<FaultPanelAnswer, { key: string; task: FaultPanelTask }>(({ input, signal }) =>
      askFaultPanel({ data: input, signal }),
    ),
  },
  actions: {
    showPage: (_, shown) => shown && showWatched(shown),
    logFailure: () => logFailure('fault-panel.failed'),
  },
})
