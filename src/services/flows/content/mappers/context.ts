import type { Locale } from '~/services/domain/locale'

export type Skipped = { reason: string; contentType: string; id: string }

/** For whom entries are mapped, and who is told about an entry that is not shown. */
export type Context = { locale: Locale; skip: (skipped: Skipped) => void }
