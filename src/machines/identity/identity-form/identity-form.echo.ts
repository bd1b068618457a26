type Changed = { type: string; field?: string; value?: string }

/** What was typed stands in its field while the machine is on its way. */
export const typedEcho = {
  of: (_context: object, { type, field, value }: Changed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}
