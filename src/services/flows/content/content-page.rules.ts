import type { Flags } from '~/services/domain/flags/flags.rules'

/** S-105: an editor names any flag; a page whose flag is off, or unknown, is not there. */
export const isPageShown = (flag: string | null, flags: Partial<Flags>): boolean =>
  flag === null || Object.entries(flags).some(([key, value]) => key === flag && value === 'on')
