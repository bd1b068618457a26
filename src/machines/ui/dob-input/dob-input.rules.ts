import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { BirthDateStatus } from '~/services/domain/people/birth-date.rules'
import type { DobInput } from './dob-input.machine'

/** What the three fields tell their form: the day, null until it is one that is taken, and what is wrong with it. */
export type BirthDate = { date: CivilDate | null; status: BirthDateStatus }

/** What a form keeps of it. */
type Kept = { birthDate: CivilDate | null; birthDateStatus: BirthDateStatus }

/** A guard of a form: the fields say something else than before. */
export const isOtherDate = ({ context }: { context: Kept }, { date, status }: BirthDate) =>
  date !== context.birthDate || status !== context.birthDateStatus

/** How a form spawns them, under the name `birthDate`. */
export const birthDateFields = <Context>(inputOf: (context: Context) => DobInput) =>
  ({
    id: 'birthDate',
    syncSnapshot: true,
    input: ({ context }: { context: Context }) => inputOf(context),
  }) as const
