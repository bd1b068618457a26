import { assign, sendTo, setup } from 'xstate'
import type { LogLine } from '~/machines/recording/log.contract'
import type { ExportKind, PageTask, Picture } from '~/machines/recording/messages.contract'
import { output, unprovided, unprovidedListener } from '../../runtime/parts'
import {
  answerOf,
  draftFor,
  eventOf,
  type InspectorContext,
  inOrder,
  type MachineReading,
  MOST_LINES,
  machineOf,
  type PageAnswer,
  pageOf,
  readingOf,
  refusalOf,
  refusedControl,
  sessionOf,
  sightOf,
  stateOf,
  statesInSight,
  stepFrom,
  type Tab,
  type Told,
  unread,
  type WatchedPage,
} from './inspector.rules'

/** `frame`: the name of the one whose pages alone are looked at, beside which the panel stands; null: all of this browser. */
type InspectorInput = { frame: string | null }
type Export = { as: ExportKind; page: WatchedPage | null; picture: Picture | null }
const lookingAt = (page: string | null) => ({ page, actor: null, at: null })

/** Looks at the flows of pages: what runs, what has happened, and how it was; sends events and travels in time. */
export const inspectorMachine = setup({
  types: {
    input: {} as InspectorInput,
    context: {} as InspectorContext,
    events: {} as
      | Told
      | { type: 'PICK_PAGE'; id: string }
      | { type: 'SELECT'; session: string }
      | { type: 'TRAVEL'; seq: number }
      | { type: 'STEP'; by: number }
      | { type: 'NOW' }
      | { type: 'GO_ON' }
      | { type: 'PICK_EVENT'; event: string }
      | { type: 'FIELD'; name: string; value: string }
      | { type: 'SEND' }
      | { type: 'PACE'; rate: number }
      | { type: 'NEXT_TIMER' }
      | { type: 'OUTLINE'; machine: string | null }
      | { type: 'FILTER'; text: string }
      | { type: 'TAB'; tab: Tab }
      | { type: 'EXPORT'; as: ExportKind }
      | { type: 'ANSWER_AS'; actor: string; as: string },
    tags: {} as 'busy',
  },
  actors: {
    pages: unprovidedListener<{ type: 'TELL'; task: PageTask & { id: string } }>('pages'),
    readMachine: unprovided<MachineReading, { machine: string }>('readMachine'),
    requestPicture: unprovided<Picture | null, { page: string }>('requestPicture'),
  },
  guards: {
    isOfFrame: ({ context }, frame: string | null) => context.frame === null || context.frame === frame,
    isLastPage: ({ context }, id: string) => context.pages.every(({ session }) => session.page === id),
    isOtherMachine: ({ context }) => {
      const machine = machineOf(context)
      return machine !== null && machine !== context.reading?.machine
    },
    isElsewhere: ({ context }) => {
      const sight = sightOf(context)
      return sight !== null && sight !== context.sight
    },
    isWatched: ({ context }, id: string) => context.page === id,
    isRewound: ({ context }) => context.at !== null,
    // another page was asked by another inspector
    isGoneOn: ({ context }, { id, to, ok }: PageAnswer) => id === context.page && to === 'goOn' && ok,
    isStuck: ({ context }, { id, to, ok }: PageAnswer) => id === context.page && to === 'goOn' && !ok,
    isRefused: ({ context }, { id, ok }: PageAnswer) => id === context.page && !ok,
    isSaid: ({ context }, { id, text }: PageAnswer) => id === context.page && text !== '',
    isPast: ({ context }, by: number) => stepFrom(context, by) !== null,
    isTest: ({ context }, as: ExportKind) => as !== 'report' && pageOf(context) !== null,
    isReport: ({ context }, as: ExportKind) => as === 'report' && pageOf(context) !== null,
    isDrawn: (_, picture: Picture | null) => picture !== null,
    isWhole: ({ context }) => eventOf(context.draft, readingOf(context)) !== null,
  },
  actions: {
    keepPage: assign(({ context }, page: WatchedPage) => ({
      pages: [
        ...context.pages.filter(({ session }) => session.page !== page.session.page),
        { ...page, lines: inOrder(page.lines) },
      ],
      page: context.page ?? page.session.page,
    })),
    keepLines: assign(({ context }, { id, lines }: { id: string; lines: LogLine[] }) => ({
      pages: context.pages.map((page) =>
        page.session.page === id ? { ...page, lines: inOrder([...page.lines, ...lines]).slice(-MOST_LINES) } : page,
      ),
    })),
    dropPage: assign(({ context }, id: string) => {
      const pages = context.pages.filter(({ session }) => session.page !== id)
      return context.page === id ? { pages, ...lookingAt(pages[0]?.session.page ?? null) } : { pages }
    }),
    keepPicked: assign((_, page: string) => lookingAt(page)),
    keepAnswer: assign(({ context: { answers, page } }, { actor, as }: { actor: string; as: string }) => ({
      answers: { ...answers, [page ?? '']: { ...answers[page ?? ''], [actor]: as } },
    })),
    keepActor: assign((_, actor: string) => ({ actor })),
    keepTime: assign((_, at: number | null) => ({ at, notice: null })),
    keepStep: assign(({ context }, by: number) => ({ at: stepFrom(context, by), notice: null })),
    keepReading: assign(({ context }, reading: MachineReading) => {
      const can = stateOf(context, sessionOf(context))?.can ?? []
      return { reading, draft: draftFor(reading, can), refusal: null }
    }),
    keepUnread: assign(({ context }) => ({ reading: unread(machineOf(context) ?? '') })),
    keepEvent: assign((_, type: string) => ({ draft: { type, fields: {} }, refusal: null })),
    keepField: assign(({ context: { draft } }, { name, value }: { name: string; value: string }) => ({
      draft: { ...draft, fields: { ...draft.fields, [name]: value } },
      refusal: null,
    })),
    keepRate: assign(({ context: { rates, page } }, rate: number) => ({ rates: { ...rates, [page ?? '']: rate } })),
    keepFilter: assign((_, filter: string) => ({ filter: filter.slice(0, 100) })),
    keepTab: assign((_, tab: Tab) => ({ tab })),
    notice: assign((_, notice: string) => ({ notice })),
    refuse: assign(({ context }) => ({ refusal: refusalOf(context.draft, readingOf(context)), notice: null })),
    focusOn: (_, _control: string | null) => {},
    askPage: sendTo('pages', ({ context }, task: PageTask) => ({
      type: 'TELL' as const,
      task: { ...task, id: context.page ?? '' },
    })),
    showNow: sendTo('pages', ({ context }) => ({
      type: 'TELL' as const,
      task: { kind: 'show' as const, seq: null, id: context.page ?? '' },
    })),
    showTime: sendTo('pages', ({ context }) => ({
      type: 'TELL' as const,
      task: { kind: 'show' as const, seq: context.at, id: context.page ?? '' },
    })),
    continueFrom: sendTo('pages', ({ context }) => ({
      type: 'TELL' as const,
      task: { kind: 'goOn' as const, seq: context.at ?? 0, id: context.page ?? '' },
    })),
    sendDraft: sendTo('pages', ({ context }) => ({
      type: 'TELL' as const,
      task: {
        kind: 'send' as const,
        session: sessionOf(context),
        event: eventOf(context.draft, readingOf(context)) ?? { type: '' },
        id: context.page ?? '',
      },
    })),
    keepSight: assign(({ context }) => ({ sight: sightOf(context) })),
    showStates: (_, _ids: string[] | null) => {},
    keepReport: assign(({ context }) => ({ report: pageOf(context) })),
    exportAs: (_, _params: Export) => {},
    logFailure: () => {},
  },
  delays: { patience: 10_000, drawingTime: 8000 },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    frame: input.frame,
    pages: [],
    page: null,
    actor: null,
    at: null,
    draft: { type: '', fields: {} },
    refusal: null,
    filter: '',
    tab: 'chart',
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
              actions: { type: 'keepPage', params: ({ event }) => event.page },
            },
          },
        },
        cut: { entry: 'logFailure' },
        watching: {
          initial: 'now',
          on: {
            PAGE: {
              guard: { type: 'isOfFrame', params: ({ event }) => event.page.frame },
              actions: { type: 'keepPage', params: ({ event }) => event.page },
            },
            LINES: { actions: { type: 'keepLines', params: ({ event }) => event } },
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
              actions: [{ type: 'keepTime', params: ({ event }) => event.seq }, 'showTime'],
            },
            STEP: [
              {
                guard: { type: 'isPast', params: ({ event }) => event.by },
                target: '.rewound',
                actions: [{ type: 'keepStep', params: ({ event }) => event.by }, 'showTime'],
              },
              { target: '.now', actions: [{ type: 'keepTime', params: null }, 'showTime'] },
            ],
            NOW: { target: '.now', actions: [{ type: 'keepTime', params: null }, 'showTime'] },
            PICK_EVENT: { actions: { type: 'keepEvent', params: ({ event }) => event.event } },
            FIELD: { actions: { type: 'keepField', params: ({ event }) => event } },
            SEND: [
              { guard: 'isWhole', actions: ['sendDraft', { type: 'notice', params: 'Sent.' }] },
              { actions: ['refuse', { type: 'focusOn', params: ({ context }) => refusedControl(context) }] },
            ],
            PACE: {
              actions: [
                { type: 'keepRate', params: ({ event }) => event.rate },
                { type: 'askPage', params: ({ event }) => ({ kind: 'pace', rate: event.rate }) },
              ],
            },
            NEXT_TIMER: { actions: { type: 'askPage', params: { kind: 'nextTimer' } } },
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
            onDone: { target: 'shown', actions: { type: 'keepReading', params: output } },
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        failing: { entry: ['logFailure', 'keepUnread'], always: 'shown' },
        shown: {
          always: [
            { guard: 'isOtherMachine', target: 'reading' },
            {
              guard: 'isElsewhere',
              actions: ['keepSight', { type: 'showStates', params: ({ context }) => statesInSight(context) }],
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
          actions: {
            type: 'exportAs',
            params: ({ event, context }) => ({ as: event.as, page: pageOf(context), picture: null }),
          },
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
                actions: {
                  type: 'exportAs',
                  params: ({ event, context }) => ({ as: 'report', page: context.report, picture: event.output }),
                },
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
