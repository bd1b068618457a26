import type { LogLine, SessionLine } from './log.contract'

/** What a log can be taken away as. `report`: the log with everything that says where it was recorded. */
export type ExportKind = 'report' | 'vitest'

/** A page that is recorded, as inspectors list it. */
type RecordedPage = { session: SessionLine; title: string }

/** `lines`: of everything so far where an inspector has asked who is there, else what is new. */
type FromPage =
  | { from: 'page'; kind: 'page'; page: RecordedPage; lines: LogLine[] }
  | { from: 'page'; kind: 'lines'; id: string; lines: LogLine[] }
  | { from: 'page'; kind: 'answer'; id: string; to: PageTask['kind']; ok: boolean; text: string }
  | { from: 'page'; kind: 'left'; id: string }

export type PageTask =
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

export type FromInspector = { from: 'inspector' } & ({ kind: 'who' } | ({ id: string } & PageTask))
export type InspectorMessage = FromPage | FromInspector
