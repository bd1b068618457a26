import { z } from 'zod'
import { ErrorContent } from './pages.contract'
import { Band, Block, ContentLink, ContentPicture, Crumb, EmptyState, Seo } from './parts.contract'

/** Pages of the account, by their slug in the content. */
const ACCOUNT_PAGES = [
  ...['account', 'subscriptions', 'early-reader-club', 'payment-schedule', 'activate-gift'],
  ...['settings', 'preferences', 'add-a-child', 'edit-child', 'contact-details', 'password', 'sms', 'gifts', 'family'],
  ...['privacy', 'erase-account'],
  ...['payment-method', 'edit-card', 'edit-billing-address', 'edit-shipping-address', 'modify-kit'],
  ...['order-history', 'order', 'withdraw', 'withdraw-order'],
] as const
export const AccountPageSlug = z.enum(ACCOUNT_PAGES)
export type AccountPageSlug = z.infer<typeof AccountPageSlug>

/** A tile of the account home; `kind` says which rule decides who sees it. */
export const AccountTile = z.object({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  picture: ContentPicture.nullable(),
  band: Band,
  link: ContentLink,
})
export type AccountTile = z.infer<typeof AccountTile>

/** Who sees a referral banner (A-204 … A-206), and the one of a campaign. */
export const REFERRAL_CONDITIONS = [
  'referral-credits-active-subscription',
  'referral-credits-cancelled-subscription',
  'without-subscription',
  'bfcm-cp-upsell',
] as const
export type ReferralCondition = (typeof REFERRAL_CONDITIONS)[number]

/** */
export const ReferralBanner = z.object({
  title: z.string().min(1),
  description: z.string(),
  backgroundColor: z.enum(['paper', 'sun', 'clay', 'fern']),
  cta: ContentLink,
  condition: z.enum(REFERRAL_CONDITIONS),
})
export type ReferralBanner = z.infer<typeof ReferralBanner>

/** Title, breadcrumb, banners, empty states by their kind and error directives. Nothing personal. */
export const AccountPage = z.object({
  slug: z.string(),
  seo: Seo,
  title: z.string(),
  lead: z.string().nullable(),
  breadcrumb: z.array(Crumb),
  banners: z.array(Block),
  tiles: z.array(AccountTile),
  referralBanners: z.array(ReferralBanner),
  empties: z.record(z.string(), EmptyState),
  errors: z.array(ErrorContent),
})
export type AccountPage = z.infer<typeof AccountPage>
