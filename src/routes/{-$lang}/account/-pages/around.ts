import type { Locale } from '~/services/domain/locale'
import type { Reads } from '../../../-shell/reads'

/**
 * What every page of `account/$` is loaded with. `account`: whose pages these are; null where the layout tells what went
 * wrong, or leads to the sign-in.
 */
export type Around = {
  context: { locale: Locale; reads: Reads }
  search: Record<string, unknown>
  account: Promise<{ as: string } | null>
}
