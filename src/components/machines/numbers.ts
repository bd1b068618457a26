import type { Visits } from '~/services/flows/visitors/visitors.contract'

/** What a page shows of visitors: one group, or two beside each other. */
export type Numbers = { groups: { name: string; visits: Visits }[] }

const whole = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

export const counted = (count: number) => whole.format(count)
/** A part of all who came; nothing where nobody came. */
export const share = (count: number, all: number) => (all > 0 ? percent.format(count / all) : '')

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const LONGEST = 9999
/** In at most five characters: what stands in a chart. */
export const rounded = (count: number) => (count > LONGEST ? short.format(count) : counted(count))

/** Who is gone of all who came, in whole percents. */
export function roundedShare(gone: number, came: number): string {
  const percents = came > 0 ? Math.round((gone / came) * 100) : 0
  return gone > 0 && percents === 0 ? '<1%' : `${percents > 0 ? '−' : ''}${percents}%`
}

export const timesOf = ({ transitions }: Visits, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (transitions[id] ?? 0), 0)

/** Who came into a state; who was there before anybody counted is one of those who left it. */
export const cameTo = ({ states }: Visits, id: string) => Math.max(states[id]?.came ?? 0, states[id]?.left ?? 0)
