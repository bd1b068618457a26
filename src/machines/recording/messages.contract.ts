import type { LogLine, PictureLine, SessionLine } from './log.contract'

/** What a log can be taken away as. `report`: the log with where it was recorded, and how the page looked; else a test. */
export type ExportKind = 'report' | 'vitest' | 'playwright'

export type Picture = Omit<PictureLine, 'kind'>

/** A page that is recorded, as inspectors list it. `frame`: the name of the one that it stands in; null: a tab of its own. */
type RecordedPage = { session: SessionLine; title: string; frame: string | null }

/**
 * `lines`: of everything so far where an inspector has asked who is there, else what is new; `machines`: the hash of each
 * chart that an actor of these lines has, by the machine's id.
 */
type FromPage =
  | { from: 'page'; kind: 'page'; page: RecordedPage; lines: LogLine[] }
  | { from: 'page'; kind: 'lines'; id: string; lines: LogLine[]; machines: SessionLine['machines'] }
  | { from: 'page'; kind: 'answer'; id: string; to: PageTask['kind']; ok: boolean; text: string }
  /** null: it cannot be told */
  | { from: 'page'; kind: 'chance'; id: string; question: string; isTaken: boolean | null }
  /** null: the page could not be drawn */
  | { from: 'page'; kind: 'picture'; id: string; picture: Picture | null }
  /** to another address, which is read where the page stands: it may hold what is nobody's business */
  | { from: 'page'; kind: 'moved'; id: string }
  | { from: 'page'; kind: 'left'; id: string }

/** How a call ends. */
export type Outcome = { output: unknown } | { error: unknown }

/**
 * What the calls of an actor answer. `real`: what they answer anyway. `held`: nothing until they are ended by hand; a
 * listener that begins then, or a machine below, stands still. `lost`:
 * as without a connection. `slow`: the real thing, so many milliseconds later by the clock of the flows. `reordered`: of
 * two calls the first answers last. `scripted`: an outcome, once or until another rule comes.
 */
export type Answer =
  | { kind: 'real' | 'held' | 'lost' | 'reordered' }
  | { kind: 'slow'; ms: number }
  | { kind: 'scripted'; outcome: Outcome; isOnce: boolean }

/** A way that anyone can read: which of a model's inputs it starts from, and its steps by their names. */
export type Way = { start: number; steps: readonly string[] }

/**
 * Starts a flow of the page anew, or an actor below it (`within`: ids on the way down), as it is after a way through its
 * model. From then on its time stands still and its calls wait. `keeps`: parts of the model's input that stay as they are in
 * the context on this page, such as its language. `holds`: names of listeners that stand still from then on, since they would
 * say at once what is so on this page.
 */
export type StageTask = {
  kind: 'stage'
  flow: string
  within: readonly string[]
  keeps: readonly string[]
  holds?: readonly string[]
} & Way

export type PageTask =
  | StageTask
  /** ends an actor below another one by hand, by its id */
  | { kind: 'end'; session: string; actor: string; outcome: Outcome }
  /** fires a timer by the type of its event */
  | { kind: 'fire'; session: string; timer: string }
  /** by the name of the actor's implementation */
  | { kind: 'answer'; actor: string; answer: Answer }
  /** an event for one actor, as JSON */
  | { kind: 'send'; session: string; event: { type: string } }
  /** shows the page as it was; null: as it is */
  | { kind: 'show'; seq: number | null }
  | { kind: 'goOn'; seq: number }
  /** 1, a part of it, or 0: time stands still */
  | { kind: 'pace'; rate: number }
  | { kind: 'nextTimer' }
  /** outlines what a machine draws; null: nothing */
  | { kind: 'outline'; machine: string | null }

/** What an inspector says to the page of that id. */
export type ToPage =
  /** fetches what it is drawn with, which nobody can once the network is cut; nothing is answered */
  | { kind: 'prepare'; id: string }
  /** whether an actor would take that event; `question`: what it is told by again */
  | { kind: 'chance'; id: string; question: string; session: string; event: { type: string } }
  /** how it looks now, for a report */
  | { kind: 'picture'; id: string }
  | ({ id: string } & PageTask)

export type FromInspector = { from: 'inspector' } & ({ kind: 'who' } | ToPage)
export type InspectorMessage = FromPage | FromInspector
