import { type StartedOf, startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectFinder } from '~/machines/shop/finder/finder.connect'
import { finderFlow } from '~/machines/shop/finder/finder.flow'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { FindKitError } from '~/services/domain/kits/find-kit.rules'
import type { Locale } from '~/services/domain/locale'

type FinderInput = { today: CivilDate; locale: Locale; told?: FindKitError | null }
type StartedFinder = StartedOf<typeof finderFlow>

/** The birth-date finder of home and kits page: a date in three fields, and the kit that belongs to it. */
export const startFinder = ({ today, locale, told = null }: FinderInput): Promise<StartedFinder> =>
  startFlow(finderFlow, {
    fields: { today, locale: locale.code, isLookerTarget: false, initial: null, isLocked: false },
    prefix: locale.prefix,
    told,
  })

export function useFinder(started: StartedFinder) {
  const [snapshot, send] = useFlow(finderFlow, started)
  return { finder: connectFinder(snapshot), send }
}
