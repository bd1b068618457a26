import { privacyHref } from '~/services/flows/settings/settings-links.rules'

/** E-101: where somebody has their account erased, and where the shop says afterwards that it is. */
export const eraseHref = (prefix: string) => `${privacyHref(prefix)}/erase`
export const erasedHref = (prefix: string) => `${prefix}/pages/account-erased`

/** Reads the part of a path after /account/; null for another page's. */
export const erasePlaceAt = (path: string) => (path === 'settings/privacy/erase' ? { path } : null)
