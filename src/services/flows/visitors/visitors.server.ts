import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { movableClock } from '~/services/platform/clock/clock.server'
import type { FlagVariant } from '~/services/upstreams/analytics/analytics.contract'
import { analytics } from '~/services/upstreams/analytics/analytics.server'
import type { MachineDetails } from '../machines/machines.contract'
import { readMachine, transitionsOf } from '../machines/machines.server'
import type { ChartPlaces, MachineAnswer, MachineQuestion, VisitorsAnswer, VisitorsQuestion } from './visitors.contract'
import { visitsOf } from './visits.rules'

export async function readMachineWithVisitors({ visitors, ...asked }: MachineQuestion): Promise<MachineAnswer> {
  const machine = await readMachine(asked)
  return machine && { machine, visitors: visitors && (await readVisitors(machine, visitors)) }
}

/** What `npm run machines` has written: for numbers alone, and for two beside each other. */
const places = import.meta.glob<Record<'alone' | 'beside', ChartPlaces>>('/docs/machines/places/*.json', {
  import: 'default',
})
const NOWHERE: ChartPlaces = { lines: [], states: [] }
const placesIn = async (id: string, groups: 'alone' | 'beside') =>
  (await places[`/docs/machines/places/${id}.json`]?.())?.[groups] ?? NOWHERE

/** How often the transitions of a machine were taken; null where that cannot be said. */
async function readVisitors(machine: MachineDetails, { days, of, beside }: VisitorsQuestion): Promise<VisitorsAnswer> {
  const to = shopDay(movableClock().now())
  const period = { machine: machine.id, from: plusDays(to, 1 - days), to }
  const client = await analytics()
  const [variants, counts, others] = await Promise.all([
    client.variants(period),
    client.counts({ ...period, of: variantOf(of) }),
    beside === null ? null : client.counts({ ...period, of: variantOf(beside) }),
  ])
  if (!variants.ok || !counts.ok || (others && !others.ok)) return null
  return {
    ...{ days, of, beside, from: period.from, to },
    isCounted: (await transitionsOf(machine.id)) !== null,
    variants: withChosen(variants.value, [of, beside ?? '']),
    visits: visitsOf(machine, counts.value),
    compared: others && visitsOf(machine, others.value),
    places: await placesIn(machine.id, others ? 'beside' : 'alone'),
  }
}

/** One that was asked for is shown as such, though nobody had it in these days. */
function withChosen(variants: readonly FlagVariant[], choices: readonly string[]): FlagVariant[] {
  const others = choices.flatMap((choice) => variantOf(choice) ?? [])
  const isListed = ({ flag, variant }: FlagVariant) =>
    variants.some((each) => each.flag === flag && each.variant === variant)
  return [...variants, ...others.filter((other) => !isListed(other))]
}

/** `flag:variant`; null: everybody. */
function variantOf(choice: string): FlagVariant | null {
  const [, flag, variant] = /^([\w-]{1,64}):([\w.-]{1,64})$/.exec(choice) ?? []
  return flag && variant ? { flag, variant } : null
}
