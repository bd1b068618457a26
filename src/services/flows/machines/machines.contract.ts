import { z } from 'zod'

/** What a page of machines is asked with: the key of QA, where the shop is no demonstration. */
export const ToolKey = z.string().max(200)
/** The id of a machine, as docs/machines has it. */
export const MachineId = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,60}$/)

/** `found`: where a search looks, in small letters. */
export type MachineCard = {
  id: string
  title: string
  sentence: string
  area: string
  states: number
  transitions: number
  decisions: string[]
  found: string
}
export type MachinesPage = { machines: MachineCard[]; states: number; transitions: number; decisions: number }

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
export type MachineDetails = {
  id: string
  title: string
  sentence: string
  route: string
  /** an address that opens the page on which it runs */
  screen: string
  area: string
  chart: { width: number; height: number; inner: string }
  states: StateOfPage[]
  transitions: TransitionOfPage[]
  rules: string[]
  decisions: string[]
}

/** A rule with the machines that keep it and the tests that name it. */
export type RuleOfPage = {
  id: string
  area: string
  keepers: { machine: string; title: string; states: string[]; transitions: string[] }[]
  tests: { file: string; title: string }[]
  waiver: string | null
  found: string
}
export type RulesPage = { rules: RuleOfPage[] }
