import { assign, sendTo, setup } from 'xstate'
import type { ExportKind, PageTask, Picture, ToPage } from '~/machines/recording/messages.contract'
import { unprovided, unprovidedListener } from '../../runtime/parts'
import { draftFor, eventOf, questionOf, refusalOf } from './draft.rules'
import {
  type InspectorContext,
  inOrder,
  type MachineReading,
  MOST_LINES,
  machineOf,
  type PageAnswer,
  pageOf,
  readingOf,
  sessionOf,
  sightOf,
  stateOf,
  stepFrom,
  type Tab,
  type Told,
  unread,
  type WatchedPage,
  type Zoom,
} from './inspector.rules'

/** `frame`: the name of the one whose pages alone are looked at, beside which the panel stands; null: all of this browser. */
type InspectorInput = Pick<InspectorContext, 'frame' | 'hasShortcuts'>
type Export = { as: ExportKind; page: WatchedPage | null; picture: Picture | null }
type Lines = Extract<Told, { type: 'LINES' }>
/** What came of one thing is said until the next one, or until another page is there. */
const lookingAt = (page: string | null) => ({ page, actor: null, at: null, notice: null })

/** A report names the chart of each machine, whenever that one began. */
const withLines = ({ session, lines, ...page }: WatchedPage, told: Lines): WatchedPage => ({
  ...page,
  session: { ...session, machines: { ...session.machines, ...told.machines } },
  lines: inOrder([...lines, ...told.lines]).slice(-MOST_LINES),
})

/** What the inspector's chart refers to by name. */
export const inspectorSetup = setup({
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
      | { type: 'RETRY' }
      | { type: 'FILTER'; text: string }
      | { type: 'TAB'; tab: Tab }
      | { type: 'ZOOM'; zoom: Zoom }
      | { type: 'SHORTCUTS'; isOn: boolean }
      | { type: 'EXPORT'; as: ExportKind }
      | { type: 'ANSWER_AS'; actor: string; as: string },
    tags: {} as 'busy',
  },
  actors: {
    pages: unprovidedListener<{ type: 'TELL'; task: ToPage }>('pages'),
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
    isReadAtLast: ({ context }) => readingOf(context)?.isUnread === true,
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
    isUntried: ({ context }) => {
      const question = questionOf(context)
      return question !== null && question.key !== context.chance?.question
    },
    isOfQuestion: ({ context }, question: string) => context.chance?.question === question,
    isWhole: ({ context }) => eventOf(context.draft, readingOf(context)) !== null,
  },
  actions: {
    keepPage: assign(({ context }, page: WatchedPage) => {
      const others = context.pages.filter(({ session }) => session.page !== page.session.page)
      const isNew = others.length === context.pages.length
      return {
        pages: [...others, { ...page, lines: inOrder(page.lines) }],
        page: context.page ?? page.session.page,
        notice: isNew ? null : context.notice,
      }
    }),
    keepLines: assign(({ context }, told: Lines) => ({
      pages: context.pages.map((page) => (page.session.page === told.id ? withLines(page, told) : page)),
    })),
    dropPage: assign(({ context }, id: string) => {
      const pages = context.pages.filter(({ session }) => session.page !== id)
      return context.page === id ? { pages, ...lookingAt(pages[0]?.session.page ?? null) } : { pages }
    }),
    keepPicked: assign((_, page: string) => lookingAt(page)),
    keepAnswer: assign(({ context: { answers, page } }, { actor, as }: { actor: string; as: string }) => ({
      answers: { ...answers, [page ?? '']: { ...answers[page ?? ''], [actor]: as } },
      notice: null,
    })),
    keepActor: assign((_, actor: string) => ({ actor, notice: null })),
    keepTime: assign((_, at: number | null) => ({ at, notice: null })),
    keepStep: assign(({ context }, by: number) => ({ at: stepFrom(context, by), notice: null })),
    keepReading: assign(({ context }, reading: MachineReading) => {
      const can = stateOf(context, sessionOf(context))?.can ?? []
      return { reading, draft: draftFor(reading, can), refusal: null }
    }),
    keepUnread: assign(({ context }) => ({ reading: unread(machineOf(context) ?? '') })),
    keepEvent: assign((_, type: string) => ({ draft: { type, fields: {} }, refusal: null, notice: null })),
    keepField: assign(({ context: { draft } }, { name, value }: { name: string; value: string }) => ({
      draft: { ...draft, fields: { ...draft.fields, [name]: value } },
      refusal: null,
      notice: null,
    })),
    keepRate: assign(({ context: { rates, page } }, rate: number) => ({
      rates: { ...rates, [page ?? '']: rate },
      notice: null,
    })),
    keepFilter: assign((_, filter: string) => ({ filter: filter.slice(0, 100), notice: null })),
    keepTab: assign((_, tab: Tab) => ({ tab })),
    keepShortcuts: assign((_, hasShortcuts: boolean) => ({ hasShortcuts })),
    storeShortcuts: (_, _isOn: boolean) => {},
    keepZoom: assign((_, zoom: Zoom) => ({ zoom })),
    notice: assign((_, notice: string | null) => ({ notice })),
    refuse: assign(({ context }) => ({ refusal: refusalOf(context.draft, readingOf(context)), notice: null })),
    focusOn: (_, _control: string | null) => {},
    askPage: sendTo('pages', ({ context }, task: PageTask) => ({
      type: 'TELL' as const,
      task: { ...task, id: context.page ?? '' },
    })),
    preparePicture: sendTo('pages', (_, id: string) => ({
      type: 'TELL' as const,
      task: { kind: 'prepare' as const, id },
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
    keepQuestion: assign(({ context }) => ({ chance: { question: questionOf(context)?.key ?? '', isTaken: null } })),
    askChance: sendTo('pages', ({ context }) => {
      const { key = '', session = '', event = { type: '' } } = questionOf(context) ?? {}
      return {
        type: 'TELL' as const,
        task: { kind: 'chance' as const, id: context.page ?? '', question: key, session, event },
      }
    }),
    keepChance: assign((_, { question, isTaken }: Told & { type: 'CHANCE' }) => ({ chance: { question, isTaken } })),
    keepSight: assign(({ context }) => ({ sight: sightOf(context) })),
    followFrame: (_, _frame: string | null) => {},
    showStates: (_, _ids: string[] | null) => {},
    showEvent: (_, _seq: number | null) => {},
    keepReport: assign(({ context }) => ({ report: pageOf(context), notice: null })),
    readAhead: (_, _machines: string[]) => {},
    exportAs: (_, _params: Export) => {},
    logFailure: () => {},
  },
  delays: { patience: 10_000, drawingTime: 8000 },
})
