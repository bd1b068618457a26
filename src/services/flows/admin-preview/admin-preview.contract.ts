import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'

/** A form of the customers' list (decided: E-84): whose account is to be looked at. */
export const PreviewWanted = z.strictObject({ user: Uuid })

/** POST /api/admin-preview (A-211, A-281, decided: E-38): the code of the address, once. */
export const PreviewEntry = z.strictObject({ preview_token: z.string().min(1).max(200) })

/** What a page knows of the preview that it is shown in. */
export type ShownPreview = { email: string; secondsLeft: number }

/** What the banner begins with. `token`: of the address, for an admin who is in no preview. */
export type AdminPreviewInput = { token: string | null; preview: ShownPreview | null }
