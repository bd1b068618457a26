import { type DatePart, type DateParts, typedPart } from '~/services/domain/dates/date-parts.rules'

type Typed = { type: string; part?: DatePart; value?: string }

/** A digit that was typed stands in its field while the machine is on its way. */
export const typedEcho = {
  of: ({ parts }: { parts: DateParts }, { type, part, value }: Typed) =>
    type === 'TYPE' && part && value !== undefined ? { parts: { ...parts, [part]: typedPart(part, value) } } : {},
}
