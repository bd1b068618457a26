import { familyHref, settingsHref } from './settings-links.rules'

/** Whose page sent somebody to a form about a child, which leads back there (A-110 … A-113). */
export const PAGE_SOURCES = ['subscriptions', 'subscriber_shop_onboarding'] as const
export type PageSource = (typeof PAGE_SOURCES)[number]

type Child = { prefix: string; childUuid: string | null; source: PageSource | null }

/** A-102, A-103: of a new child where there is no id; with a slash in front (decided: E-70). */
export const childFormHref = ({ prefix, childUuid, source }: Child) =>
  `${prefix}/account/v2/settings/${childUuid ? `edit-child/${childUuid}` : 'add-a-child'}${
    source ? `?page_source=${source}` : ''
  }`

type Done = { prefix: string; source: PageSource | null; childUuid: string }

/** Where a form about a child leads once it is saved (A-110 … A-113; decided: E-77). */
export function childSavedHref({ prefix, source, childUuid }: Done) {
  if (source === 'subscriptions') return `${prefix}/account/subscriptions?updated_child_uuid=${childUuid}`
  return source === 'subscriber_shop_onboarding' ? familyHref(prefix) : settingsHref(prefix)
}
