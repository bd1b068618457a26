import { note } from '#styled/recipes'

export const notes = {
  error: note({ tone: 'error' }),
  success: note({ tone: 'success' }),
  notice: note({ tone: 'notice' }),
}
export type NoteTone = keyof typeof notes
