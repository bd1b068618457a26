import { fromCallback, fromPromise } from 'xstate'
import { INSPECTOR_CHANNEL } from '~/machines/recording/channel'
import { saveExport } from '~/machines/recording/exports'
import { readAhead, readMachine } from '~/machines/recording/machine-reading'
import type { InspectorMessage, Picture, ToPage } from '~/machines/recording/messages.contract'
import { requestPicture } from '~/machines/recording/picture-request'
import { openChannel } from '~/services/browser/channel'
import { whenIdle } from '~/services/browser/idle'
import { logFailure } from '~/services/browser/report'
import { showAllInBox } from '~/services/browser/scroll-box'
import { focusWhenShown } from '~/services/browser/visible'
import { followFrame } from '~/services/browser/watched-page'
import { inspectorMachine } from './inspector.machine'
import type { MachineReading } from './inspector.rules'
import { storeShortcuts } from './inspector.storage'

/** The element in which the chart is drawn. */
const CHART = 'inspector-chart'
const EVENTS = 'inspector-events'

type Told = { type: 'TELL'; task: ToPage }

export const liveInspectorMachine = inspectorMachine.provide({
  actors: {
    pages: fromCallback<Told>(({ sendBack, receive }) => {
      const channel = openChannel<InspectorMessage>(INSPECTOR_CHANNEL, (message) => {
        // who has asked for a picture waits for it elsewhere
        if (message.from === 'page' && message.kind !== 'picture') sendBack(eventOf(message))
      })
      receive(({ task }) => channel.tell({ from: 'inspector', ...task }))
      channel.tell({ from: 'inspector', kind: 'who' })
      return channel.close
    }),
    readMachine: fromPromise<MachineReading, { machine: string }>(({ input }) => readMachine(input.machine)),
    requestPicture: fromPromise<Picture | null, { page: string }>(({ input, signal }) =>
      requestPicture({ ...input, signal }),
    ),
  },
  actions: {
    readAhead: (_, machines) => whenIdle(() => readAhead(machines)),
    exportAs: (_, { as, page, picture }) => void (page && saveExport({ as, page, picture })),
    followFrame: (_, frame) => void (frame !== null && followFrame(frame)),
    storeShortcuts: (_, isOn) => void storeShortcuts(isOn),
    showStates: (_, ids) => void (ids && showAllInBox(CHART, 'data-node', ids)),
    showEvent: (_, seq) => void (seq !== null && showAllInBox(EVENTS, 'data-seq', [String(seq)])),
    focusOn: (_, control) => void (control && focusWhenShown(control)),
    logFailure: () => logFailure('inspector.failed'),
  },
})

function eventOf(message: Exclude<Extract<InspectorMessage, { from: 'page' }>, { kind: 'picture' }>) {
  if (message.kind === 'page') return { type: 'PAGE' as const, page: { ...message.page, lines: message.lines } }
  if (message.kind === 'lines')
    return { type: 'LINES' as const, id: message.id, lines: message.lines, machines: message.machines }
  if (message.kind === 'chance')
    return { type: 'CHANCE' as const, id: message.id, question: message.question, isTaken: message.isTaken }
  if (message.kind === 'moved') return { type: 'MOVED' as const, id: message.id }
  if (message.kind === 'left') return { type: 'LEFT' as const, id: message.id }
  const { id, to, ok, text } = message
  return { type: 'ANSWER' as const, id, to, ok, text }
}
