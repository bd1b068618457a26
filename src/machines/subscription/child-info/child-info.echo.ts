type Changed = { type: string; field?: 'name' | 'language'; value?: string }

/** What was typed or chosen stands in its field while the machine is on its way. */
export const changedEcho = {
  of: (_context: object, { type, field, value }: Changed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}
