import { z } from 'zod'
import type { FlagVariant } from '~/services/upstreams/analytics/analytics.contract'
import { CHART_VIEWS, type MachineDetails, MachineId, ToolKey } from '../machines/machines.contract'

/** `flag:variant`; '' for everybody. */
const Choice = z.string().max(130)
const VisitorsQuestion = z.object({
  days: z.union([z.literal(7), z.literal(28), z.literal(90)]),
  of: Choice,
  /** what is shown beside it; null: nothing */
  beside: Choice.nullable(),
})
export type VisitorsQuestion = z.infer<typeof VisitorsQuestion>
/** So many days up to today. */
export type Days = VisitorsQuestion['days']
/** `visitors`: null where nobody asks how often its transitions were taken; `view`: null for what opens first. */
export const MachineQuestion = z.object({
  ...{ key: ToolKey, id: MachineId, visitors: VisitorsQuestion.nullable() },
  ...{ view: z.enum(CHART_VIEWS).nullable(), state: z.string().max(200).nullable() },
})
export type MachineQuestion = z.infer<typeof MachineQuestion>

/**
 * What became of those who came into a state. `stayed`: those who took no transition out of it, which is where they left
 * the page; null where it ends the machine or nothing leads out of it, where people simply stay, or where a transition around
 * it hides how many have gone.
 */
export type StateVisits = { came: number; left: number; stayed: number | null }
/** How often each transition was taken, by its id, and each state entered. */
export type Visits = { transitions: Record<string, number>; states: Record<string, StateVisits>; started: number }

type Box = { x: number; y: number; width: number; height: number }
/**
 * Where the counts of a line stand in the chart, row by row; `y` of a row is where its digits stand. `hold`: which side of
 * the box stays where it is when the count is shorter than the box.
 */
export type CountPlace = Box & { hold: 'start' | 'middle' | 'end'; rows: { transition: string; y: number }[] }
/** Where it stands how many of those who came into a state left the page in it. */
export type StatePlace = Box & { state: string }
export type ChartPlaces = { lines: CountPlace[]; states: StatePlace[] }

/** `isCounted`: whether visitors are counted in that machine at all; the team's own tools are not. */
export type VisitorsOfMachine = {
  isCounted: boolean
  days: Days
  from: string
  to: string
  of: string
  beside: string | null
  variants: FlagVariant[]
  visits: Visits
  compared: Visits | null
  places: ChartPlaces
}
/** null: the service that counts has not answered */
export type VisitorsAnswer = VisitorsOfMachine | null
/** null: not for who asks, or there is no such machine */
export type MachineAnswer = { machine: MachineDetails; visitors: VisitorsAnswer } | null
