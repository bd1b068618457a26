import { z } from 'zod'
import type { Taken, WalkOfMachine } from './coverage.contract'
import type { Screen, ShownScreen } from './states.contract'

/** What a page of machines is asked with: the key of QA, where the shop is no demonstration. */
export const ToolKey = z.string().max(200)
/** The id of a machine, as docs/machines has it. */
export const MachineId = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,60}$/)

/** What the last run of the tests has said of the rules; `run`: null where none is known. */
export type ToolStatus = { rules: number; failing: number; run: RulesPage['run'] }

/** `found`: where a search looks, in small letters. */
export type MachineCard = {
  id: string
  title: string
  sentence: string
  area: string
  states: number
  transitions: number
  decisions: string[]
  /** of its transitions; `browser` null where no tour walks it */
  unit: Taken
  browser: Taken | null
  /** changes of one thing in it that its tests notice; null where that is not known */
  mutants: Taken | null
  found: string
}
export type MachinesPage = {
  status: ToolStatus
  machines: MachineCard[]
  states: number
  transitions: number
  /** in the browser, of machines with a tour */
  browser: Taken
  decisions: number
}

export type StateOfPage = {
  id: string
  /** "open.shown", '' for the machine itself */
  path: string
  title: string
  type: string
  isInitial: boolean
  /** how deep it lies in others; 0 for the machine itself */
  depth: number
  asks: string[]
  runs: string[]
  rules: string[]
  decided: string | null
  screen: Screen
  /** where its transitions lead */
  next: string[]
  /** where it stands in the picture; null for what is not drawn */
  box: { x: number; y: number; width: number; height: number } | null
}
export type TransitionOfPage = {
  id: string
  source: string
  targets: string[]
  /** ink, green, red, mulberry, ochre */
  tone: 'event' | 'done' | 'error' | 'after' | 'always'
  label: string
  when: string
  does: string
  rules: string[]
  decided: string | null
}
/** What a page of a machine shows of its chart. `happy`: where all goes well. */
export const CHART_VIEWS = ['happy', 'chart', 'coverage', 'visitors', 'boxes'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

type Change = 'added' | 'removed' | 'changed'
/** What became another since an earlier version, by ids of states and in sentences; `isNew`: it had no such machine. */
export type MachineChanges = {
  since: { commit: string; date: string }
  isNew: boolean
  states: Record<string, Change>
  sentences: { change: Change; text: string }[]
}

/** `shows`: what was asked for, else what opens first; `hasHappyPath`: whether there is such a picture. */
export type MachineDetails = {
  status: ToolStatus
  id: string
  title: string
  sentence: string
  route: string
  /** an address that opens the page on which it runs */
  screen: string
  area: string
  shows: ChartView
  hasHappyPath: boolean
  chart: { width: number; height: number; inner: string }
  states: StateOfPage[]
  /** the last state of the happy path */
  goal: string | null
  /** where it is shown: what is met on the happy path, and the transition that leads on from there */
  steps: { state: string; acts: string[]; transition: string | null }[]
  transitions: TransitionOfPage[]
  coverage: WalkOfMachine
  mutants: Taken | null
  rules: Pick<RuleOfPage, 'id' | 'text' | 'state'>[]
  decisions: { id: string; text: string }[]
  changes: MachineChanges
}

/**
 * What is known of a rule: its tests pass or fail, did not run here, or there are none, which is waived or not.
 */
export type RuleState = 'passes' | 'fails' | 'notRun' | 'waived' | 'untested'
/** A rule with the machines that keep it, the tests that name it, and what they said last. */
export type RuleOfPage = {
  id: string
  area: string
  /** the heading of the specification under which it stands */
  part: string
  text: string
  state: RuleState
  /** how long its tests took; null where none ran */
  ms: number | null
  /** files of tests that failed */
  failing: string[]
  keepers: KeeperOfPage[]
  tests: { file: string; title: string }[]
  waiver: string | null
}
/** Where in a machine a rule is kept, in words, and as the code calls it. */
export type PlaceOfRule = { words: string; path: string }
/** `screen`: where what a machine does for a rule can be played; null where no page shows it. */
type KeeperOfPage = {
  machine: string
  title: string
  places: PlaceOfRule[]
  screen: ShownScreen | null
}
/** `run`: the last run of the tests, of which commit, and whether it is the one that came with the sources; null where none is known. */
export type RulesPage = {
  status: ToolStatus
  rules: RuleOfPage[]
  run: { at: string; commit: string | null; isCommitted: boolean } | null
}
