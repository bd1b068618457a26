import type { ShownPreview } from '~/services/flows/admin-preview/admin-preview.contract'

const MINUTE_SECONDS = 60
const SECOND_MS = 1000

/** Begun minutes, as people count what is left. */
export const minutesOf = (preview: ShownPreview | null): number =>
  preview ? Math.ceil(preview.secondsLeft / MINUTE_SECONDS) : 0

export const afterMinute = (minutesLeft: number): number => Math.max(1, minutesLeft - 1)

export const lifetimeOf = (preview: ShownPreview | null): number => (preview?.secondsLeft ?? 0) * SECOND_MS
