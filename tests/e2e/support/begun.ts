import type { Place } from '../../../scripts/machines/places'

/** On pages whose address nobody knows before: the tour of each says what has to be done to come there. */
export const BEGUN: Record<string, Place> = {
  shipDateEdit: { path: '', persona: 'parent' },
  confirmAction: { path: '', persona: 'parent' },
}
