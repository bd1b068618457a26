import { PASSWORD_LENGTH } from '~/services/flows/identity/identity.rules'
import type { ExportAnswer } from '~/services/flows/privacy/export.contract'

/** Why there is no file. Whoever is no longer signed in leaves the page. */
export type ExportRefusal = Exclude<
  Extract<ExportAnswer, { ok: false }>['error']['kind'],
  'unauthorised' | 'otherPerson'
>

/** Where the keyboard goes: to the password, or to what came of it. */
export const EXPORT_IDS = { password: 'export-password', told: 'export-told' } as const

/** As much as the pool takes. */
export const typedExportPassword = (value: string) => value.slice(0, PASSWORD_LENGTH.most)

/** What was typed stands in its field while the page's machine is on its way. */
export const exportEcho = {
  of: (_context: object, { type, value }: { type: string; value?: string }) =>
    type === 'CHANGE' && value !== undefined ? { password: typedExportPassword(value) } : {},
}
