import { fromCallback, fromPromise } from 'xstate'
import { INSPECTOR_CHANNEL } from '~/machines/recording/channel'
import { saveExport } from '~/machines/recording/exports'
import { readMachine } from '~/machines/recording/machine-reading'
import type { InspectorMessage, PageTask } from '~/machines/recording/messages.contract'
import { openChannel } from '~/services/browser/channel'
import { logFailure } from '~/services/browser/report'
import { inspectorMachine } from './inspector.machine'
import type { MachineReading } from './inspector.rules'

type Told = { type: 'TELL'; task: PageTask & { id: string } }

export const liveInspectorMachine = inspectorMachine.provide({
  actors: {
    pages: fromCallback<Told>(({ sendBack, receive }) => {
      const channel = openChannel<InspectorMessage>(INSPECTOR_CHANNEL, (message) => {
        if (message.from === 'page') sendBack(eventOf(message))
      })
      receive(({ task }) => channel.tell({ from: 'inspector', ...task }))
      channel.tell({ from: 'inspector', kind: 'who' })
      return channel.close
    }),
    readMachine: fromPromise<MachineReading, { machine: string }>(({ input }) => readMachine(input.machine)),
  },
  actions: {
    exportAs: (_, { as, page }) => void (page && saveExport({ as, page })),
    logFailure: () => logFailure('inspector.failed'),
  },
})

function eventOf(message: Extract<InspectorMessage, { from: 'page' }>) {
  if (message.kind === 'page') return { type: 'PAGE' as const, page: { ...message.page, lines: message.lines } }
  if (message.kind === 'lines') return { type: 'LINES' as const, id: message.id, lines: message.lines }
  if (message.kind === 'left') return { type: 'LEFT' as const, id: message.id }
  const { id, to, ok, text } = message
  return { type: 'ANSWER' as const, id, to, ok, text }
}
