/** A day to look at from the start: of a link that puts a kit back. */
type ShipDateSearch = { day?: string }

const DAY = /^\d{4}-\d\d-\d\d$/
/** By its looks: what an address says is read by who knows the calendar. */
export const isDayText = (value: unknown): value is string => typeof value === 'string' && DAY.test(value)

export const shipDateSearch = ({ day }: Record<string, unknown>): ShipDateSearch => (isDayText(day) ? { day } : {})
