import { output } from '../../runtime/parts'
import { answerOf } from './answers.rules'
import { refusedControl } from './draft.rules'
import {
  eventsOf,
  type InspectorContext,
  MACHINE_ID,
  machineOf,
  pageOf,
  readingOf,
  SAVED,
  statesInSight,
  type WatchedPage,
} from './inspector.rules'
import { inspectorSetup } from './inspector.setup'

/** Of every machine that is there: whatever is looked at later, the network may be cut by then. */
const readingAhead = {
  type: 'readAhead',
  params: ({ context }: { context: InspectorContext }) =>
    context.pages.flatMap(({ session }) => Object.keys(session.machines)),
} as const

/** So that a report has its picture with the network cut, too. */
const preparing = {
  type: 'preparePicture',
  params: ({ event }: { event: { page: WatchedPage } }) => event.page.session.page,
} as const

/** The page of a frame can be reloaded with the panel. */
const following = {
  type: 'followFrame',
  params: ({ context }: { context: InspectorContext }) => context.frame,
} as const

/** Of the list the event where one stands: the newest, where one does not stand in the past. */
const showingEvent = {
  type: 'showEvent',
  params: ({ context }: { context: InspectorContext }) => context.at ?? eventsOf(context).at(-1)?.seq ?? null,
} as const

/** Looks at the flows of pages: what runs, what has happened, and how it was; sends events and travels in time. */
export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    frame: input.frame,
    hasShortcuts: input.hasShortcuts,
    pages: [],
    page: null,
    actor: null,
    at: null,
    draft: { type: '', fields: {} },
    refusal: null,
    chance: null,
    filter: '',
    tab: 'chart',
    zoom: 'full',
    rates: {},
    notice: null,
    answers: {},
    reading: null,
    sight: null,
    report: null,
  }),
  type: 'parallel',
  on: {
    FILTER: { actions: { type: 'keepFilter', params: ({ event }) => event.text } },
    ZOOM: { actions: { type: 'keepZoom', params: ({ event }) => event.zoom } },
    SHORTCUTS: {
      actions: [
        { type: 'keepShortcuts', params: ({ event }) => event.isOn },
        { type: 'storeShortcuts', params: ({ event }) => event.isOn },
      ],
    },
    TAB: { actions: { type: 'keepTab', params: ({ event }) => event.tab } },
  },
  states: {
    link: {
      initial: 'alone',
      invoke: { id: 'pages', src: 'pages', onError: '.cut' },
      states: {
        alone: {
          on: {
            PAGE: {
              guard: { type: 'isOfFrame', params: ({ event }) => event.page.frame },
              target: 'watching',
              actions: [{ type: 'keepPage', params: ({ event }) => event.page }, readingAhead, preparing, following],
            },
          },
        },
        cut: { entry: 'logFailure' },
        watching: {
          initial: 'now',
          always: { guard: 'isUntried', actions: ['keepQuestion', 'askChance'] },
          on: {
            PAGE: {
              guard: { type: 'isOfFrame', params: ({ event }) => event.page.frame },
              actions: [{ type: 'keepPage', params: ({ event }) => event.page }, readingAhead, preparing, following],
            },
            LINES: { actions: [{ type: 'keepLines', params: ({ event }) => event }, readingAhead] },
            MOVED: {
              guard: { type: 'isWatched', params: ({ event }) => event.id },
              actions: [{ type: 'notice', params: null }, following],
            },
            LEFT: [
              {
                guard: { type: 'isLastPage', params: ({ event }) => event.id },
                target: 'alone',
                actions: { type: 'dropPage', params: ({ event }) => event.id },
              },
              {
                guard: { type: 'isWatched', params: ({ event }) => event.id },
                target: '.now',
                actions: { type: 'dropPage', params: ({ event }) => event.id },
              },
              { actions: { type: 'dropPage', params: ({ event }) => event.id } },
            ],
            PICK_PAGE: [
              {
                guard: 'isRewound',
                target: '.now',
                actions: ['showNow', { type: 'keepPicked', params: ({ event }) => event.id }],
              },
              { target: '.now', actions: { type: 'keepPicked', params: ({ event }) => event.id } },
            ],
            SELECT: { actions: { type: 'keepActor', params: ({ event }) => event.session } },
            TRAVEL: {
              target: '.rewound',
              actions: [{ type: 'keepTime', params: ({ event }) => event.seq }, 'showTime', showingEvent],
            },
            STEP: [
              {
                guard: { type: 'isPast', params: ({ event }) => event.by },
                target: '.rewound',
                actions: [{ type: 'keepStep', params: ({ event }) => event.by }, 'showTime', showingEvent],
              },
              { target: '.now', actions: [{ type: 'keepTime', params: null }, 'showTime', showingEvent] },
            ],
            NOW: { target: '.now', actions: [{ type: 'keepTime', params: null }, 'showTime', showingEvent] },
            PICK_EVENT: { actions: { type: 'keepEvent', params: ({ event }) => event.event } },
            FIELD: { actions: { type: 'keepField', params: ({ event }) => event } },
            SEND: [
              { guard: 'isWhole', actions: ['sendDraft', { type: 'notice', params: null }] },
              { actions: ['refuse', { type: 'focusOn', params: ({ context }) => refusedControl(context) }] },
            ],
            PACE: {
              actions: [
                { type: 'keepRate', params: ({ event }) => event.rate },
                { type: 'askPage', params: ({ event }) => ({ kind: 'pace', rate: event.rate }) },
              ],
            },
            NEXT_TIMER: {
              actions: [
                { type: 'notice', params: null },
                { type: 'askPage', params: { kind: 'nextTimer' } },
              ],
            },
            OUTLINE: {
              actions: { type: 'askPage', params: ({ event }) => ({ kind: 'outline', machine: event.machine }) },
            },
            ANSWER_AS: {
              actions: [
                { type: 'keepAnswer', params: ({ event }) => event },
                {
                  type: 'askPage',
                  params: ({ context, event }) => ({
                    kind: 'answer',
                    actor: event.actor,
                    answer: answerOf(readingOf(context), event),
                  }),
                },
              ],
            },
            CHANCE: {
              guard: { type: 'isOfQuestion', params: ({ event }) => event.question },
              actions: { type: 'keepChance', params: ({ event }) => event },
            },
            ANSWER: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                actions: [{ type: 'notice', params: 'The page could not do that.' }, 'logFailure'],
              },
              {
                guard: { type: 'isSaid', params: ({ event }) => event },
                actions: { type: 'notice', params: ({ event }) => event.text },
              },
            ],
          },
          states: {
            now: {},
            rewound: { on: { GO_ON: { target: 'goingOn', actions: 'continueFrom' } } },
            goingOn: {
              tags: 'busy',
              on: {
                ANSWER: [
                  {
                    guard: { type: 'isGoneOn', params: ({ event }) => event },
                    target: 'now',
                    actions: [
                      { type: 'keepTime', params: null },
                      { type: 'notice', params: ({ event }) => event.text },
                    ],
                  },
                  { guard: { type: 'isStuck', params: ({ event }) => event }, target: 'failing' },
                ],
              },
              after: { patience: 'failing' },
            },
            failing: {
              entry: ['logFailure', { type: 'notice', params: 'The page could not go on from there.' }],
              always: 'rewound',
            },
          },
        },
      },
    },
    chart: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isOtherMachine', target: 'reading' } },
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readMachine',
            src: 'readMachine',
            input: ({ context }) => ({ machine: machineOf(context) ?? '' }),
            onDone: [
              {
                guard: 'isReadAtLast',
                target: 'shown',
                actions: [
                  { type: 'keepReading', params: output },
                  { type: 'focusOn', params: MACHINE_ID },
                ],
              },
              { target: 'shown', actions: { type: 'keepReading', params: output } },
            ],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        failing: { entry: ['logFailure', 'keepUnread'], always: 'shown.unread' },
        shown: {
          initial: 'read',
          states: { read: {}, unread: { on: { RETRY: '#inspector.chart.reading' } } },
          always: [
            { guard: 'isOtherMachine', target: 'reading' },
            {
              guard: 'isElsewhere',
              actions: [{ type: 'showStates', params: ({ context }) => statesInSight(context) }, 'keepSight'],
            },
          ],
        },
      },
    },
    report: {
      initial: 'none',
      on: {
        EXPORT: {
          guard: { type: 'isTest', params: ({ event }) => event.as },
          actions: [
            {
              type: 'exportAs',
              params: ({ event, context }) => ({ as: event.as, page: pageOf(context), picture: null }),
            },
            { type: 'notice', params: ({ event }) => SAVED[event.as] },
          ],
        },
      },
      states: {
        none: {
          on: {
            EXPORT: {
              guard: { type: 'isReport', params: ({ event }) => event.as },
              target: 'drawing',
              actions: 'keepReport',
            },
          },
        },
        drawing: {
          tags: 'busy',
          invoke: {
            id: 'requestPicture',
            src: 'requestPicture',
            input: ({ context }) => ({ page: context.page ?? '' }),
            onDone: [
              {
                guard: { type: 'isDrawn', params: output },
                target: 'none',
                actions: [
                  {
                    type: 'exportAs',
                    params: ({ event, context }) => ({ as: 'report', page: context.report, picture: event.output }),
                  },
                  { type: 'notice', params: SAVED.report },
                ],
              },
              { target: 'failing' },
            ],
            onError: 'failing',
          },
          after: { drawingTime: 'failing' },
        },
        failing: {
          entry: [
            'logFailure',
            {
              type: 'exportAs',
              params: ({ context }) => ({ as: 'report', page: context.report, picture: null }),
            },
            { type: 'notice', params: 'The page could not be drawn: the report has no picture.' },
          ],
          always: 'none',
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})
