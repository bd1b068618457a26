/** A day to look at from the start: of a link that puts a kit back. */
type ShipDateSearch = { day?: string }

const DAY = /^\d{4}-\d\d-\d\d$/

export const shipDateSearch = ({ day }: Record<string, unknown>): ShipDateSearch =>
  typeof day === 'string' && DAY.test(day) ? { day } : {}
