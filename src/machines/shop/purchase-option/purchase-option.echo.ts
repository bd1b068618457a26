type Picked = { type: string; id?: string }

/** A radio that was picked stays picked while the machine is on its way. */
export const pickedEcho = {
  of: (_context: object, { type, id }: Picked) => (type === 'PICK' && id !== undefined ? { optionId: id } : {}),
}
