import type { ExportAnswer } from '~/services/flows/privacy/export.contract'

/** Why there is no file. Whoever is no longer signed in leaves the page. */
export type ExportRefusal = Exclude<
  Extract<ExportAnswer, { ok: false }>['error']['kind'],
  'unauthorised' | 'otherPerson'
>

/** Where the keyboard goes: to the password, or to what came of it. */
export const EXPORT_IDS = { password: 'export-password', told: 'export-told' } as const
