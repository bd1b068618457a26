import { z } from 'zod'
import { type CivilDate as Day, parseCivilDate } from './civil-date'

/** A calendar day `YYYY-MM-DD` that the calendar really has. */
export const CivilDate = z
  .string()
  // as JSON describes it, too; whether the calendar has it is asked below
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'not a calendar day')
  .transform((text, context): Day => {
    const day = parseCivilDate(text)
    if (day) return day
    context.addIssue({ code: 'custom', message: 'not a calendar day' })
    return z.NEVER
  })
export type CivilDate = Day
