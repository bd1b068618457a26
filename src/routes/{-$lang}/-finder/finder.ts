import type { FinderSlot } from '~/components/kits/finder'
import { type Started, startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { liveFinderMachine } from '~/machines/shop/finder/finder.actors'
import { connectFinder } from '~/machines/shop/finder/finder.connect'
import { finderFlow } from '~/machines/shop/finder/finder.flow'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { FindKitError } from '~/services/domain/kits/find-kit.rules'
import type { Locale } from '~/services/domain/locale'

type FinderInput = { today: CivilDate; locale: Locale; initial?: CivilDate | null; told?: FindKitError | null }
export type StartedFinder = Started<typeof liveFinderMachine>

export const startFinder = ({ today, locale, initial = null, told = null }: FinderInput): Promise<StartedFinder> =>
  startFlow(finderFlow, {
    birthDate: { today, locale: locale.code, isRequired: true, isLookerTarget: false, initial, isLocked: false },
    picker: { today, prefix: locale.prefix },
    told,
  })

/** The birth-date finder of home and kits page: a date in three fields, and the kit that belongs to it. */
export function useFinder(started: StartedFinder): FinderSlot {
  const [snapshot, send, , store] = useFlow(finderFlow, started)
  const { birthDate, ...view } = connectFinder(snapshot)
  const fields = store.child('birthDate')
  if (!birthDate) throw new Error('the finder has no fields')
  return {
    action: '/api/find-kit',
    view: { ...view, birthDate },
    onType: (part, value) => fields.send({ type: 'TYPE', part, value }),
    onBlur: () => fields.send({ type: 'BLUR' }),
    onPaste: (part, text) => fields.send({ type: 'PASTE', part, text }),
    onSubmit: () => send({ type: 'SUBMIT' }),
  }
}
