/** Mutants of the inspector that nobody outside its chart could notice (waivers.ts). */
export const inspector: Record<string, string> = {
  'inspector.setup.ts inspectorSetup.actions.continueFrom.task.seq: optional part dropped: context.at ?? 0 is context.at':
    'a page goes on only from an event that is looked at; the type cannot say so',
  'inspector.setup.ts inspectorSetup.actions.continueFrom.task.seq: 0 + 1':
    'a page goes on only from an event that is looked at; the type cannot say so',
  "inspector.setup.ts inspectorSetup.actions.sendDraft.task.event: optional part dropped: eventOf(context.draft, readingOf(context)) ?? { type: '' } is eventOf(context.draft, readingOf(context))":
    'only an event that is whole is sent (isWhole); the type cannot say so',
  "inspector.machine.ts inspectorMachine.states.chart.states.reading.invoke.input.machine: optional part dropped: machineOf(context) ?? '' is machineOf(context)":
    'only a machine that is looked at is read (isOtherMachine); the type cannot say so',
  "inspector.machine.ts inspectorMachine.states.report.states.drawing.invoke.input.page: optional part dropped: context.page ?? '' is context.page":
    'only a page that is looked at draws itself (isReport); the type cannot say so',
  "inspector.connect.ts connectInspector.rate: optional part dropped: context.page ?? '' is context.page":
    'nothing is chosen for a page that is not there, whichever of the two words for nothing stands there',
  'inspector.connect.ts connectInspector.rate: word replaced by after':
    'nothing is chosen for a page that is not there, whichever of the two words for nothing stands there',
  "inspector.connect.ts answersOf.ofPage: optional part dropped: context.page ?? '' is context.page":
    'nothing is chosen for a page that is not there, whichever of the two words for nothing stands there',
  'inspector.connect.ts answersOf.ofPage: word replaced by after':
    'nothing is chosen for a page that is not there, whichever of the two words for nothing stands there',
  'inspector.connect.ts chartOf.active: optional part dropped: state?.active ?? [] is state?.active':
    'only the chart of an actor is shown, and it has a snapshot; the type cannot say so',
  'inspector.connect.ts chartOf.taken: optional part dropped: state?.taken ?? [] is state?.taken':
    'only the chart of an actor is shown, and it has a snapshot; the type cannot say so',
  'inspector.connect.ts timeOf.index: optional part dropped: looked.at ?? 0 is looked.at':
    'asked only where an event is looked at; the type cannot say so',
  'inspector.connect.ts timeOf.index: 0 + 1': 'asked only where an event is looked at; the type cannot say so',
  "inspector.rules.ts rowOf.machine: optional part dropped: machine ?? '' is machine":
    'a row is made of machines alone; the type cannot say so',
  'inspector.rules.ts rowOf.machine: word replaced by failure':
    'a row is made of machines alone; the type cannot say so',
  "inspector.rules.ts lastSnapshot.last: optional part dropped: line.kind !== 'session' && line.session === session is line.session === session":
    'the line of a session is of no actor; the type cannot say so',
  'inspector.rules.ts lastSnapshot.last: word session replaced by ':
    'the line of a session is of no actor; the type cannot say so',
  'inspector.rules.ts textOf: word replaced by failure':
    'a machine that runs has told its snapshot; the type cannot say so',
  "inspector.rules.ts sessionOf: optional part dropped: actorOf(looked)?.session ?? '' is actorOf(looked)?.session":
    'no actor has such an id, whichever of the two words for nothing stands there',
  'inspector.rules.ts sessionOf: word replaced by failure':
    'no actor has such an id, whichever of the two words for nothing stands there',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.states.failing.entry: actions swapped: logFailure, notice':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.on.SHORTCUTS.actions: actions swapped: keepShortcuts, storeShortcuts':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.alone.on.PAGE.actions: actions swapped: readingAhead, preparing':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.alone.on.PAGE.actions: actions swapped: preparing, following':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.always.actions: actions swapped: keepQuestion, askChance':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.on.PAGE.actions: actions swapped: readingAhead, preparing':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.on.PAGE.actions: actions swapped: preparing, following':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.on.MOVED.actions: actions swapped: notice, following':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.on.SEND.actions: actions swapped: sendDraft, notice':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.link.states.watching.on.NEXT_TIMER.actions: actions swapped: notice, askPage':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.report.on.EXPORT.actions: actions swapped: exportAs, notice':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.report.states.drawing.invoke.onDone.actions: actions swapped: exportAs, notice':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.report.states.failing.entry: actions swapped: exportAs, notice':
    'neither reads what the other one leaves',
  'inspector.machine.ts inspectorMachine.states.report.states.failing.entry: actions swapped: logFailure, exportAs':
    'neither reads what the other one leaves',
  "inspector.setup.ts inspectorSetup.guards.isStuck: optional part dropped: id === context.page && to === 'goOn' && !ok is id === context.page && to === 'goOn'":
    'asked only where isGoneOn, which takes what went well, did not hold',
  'inspector.setup.ts inspectorSetup.actions.dropPage: optional part dropped: pages[0]?.session.page ?? null is pages[0]?.session.page':
    'no page has such an id, whichever of the two words for nothing stands there',
  "draft.rules.ts refusalOf: optional part dropped: written && 'refused' in written is written":
    'said only of what cannot be sent (isWhole); the type cannot say so',
  'inspector.rules.ts innermostOf.active: optional part dropped: stateOf(shown, sessionOf(shown))?.active ?? [] is stateOf(shown, sessionOf(shown))?.active':
    'only the chart of an actor is shown, and it has a snapshot; the type cannot say so',
  'inspector.rules.ts stepFrom.index: optional part dropped: looked.at ?? 0 is looked.at':
    'asked only where an event is looked at; the type cannot say so',
  'inspector.rules.ts stepFrom.index: 0 + 1': 'asked only where an event is looked at; the type cannot say so',
}
