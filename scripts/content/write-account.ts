import account from '../../src/content/seed/copy/account.json' with { type: 'json' }
import delivery from '../../src/content/seed/copy/pages/delivery-and-returns.json' with { type: 'json' }
import { type L, type Link, linkTo, type Space } from './space.ts'
import { writeLink, writeSeo } from './write-texts.ts'

type Words = { kind: string; picture: string; title: L }
/** Without a link the page has its own way on. */
type Empty = Words & { description: L; link?: string; linkText?: L }
type PageCopy = {
  seo: { pageTitle: L; pageDescription: L }
  title: L
  lead?: L
  tiles?: Tile[]
  empties: Link[]
  referralBanners?: Link[]
}

type Tile = Omit<Words, 'picture'> & { picture: string | null; text: L; link: string; linkText: L }
type Banner = (typeof account.referralBanners)[number]

const SETTINGS = [
  ...(['preferences', 'add-a-child', 'edit-child', 'contact-details', 'password', 'sms', 'family', 'privacy'] as const),
  ...(['payment-method', 'edit-card', 'edit-billing-address', 'edit-shipping-address'] as const),
]

/** The pages of the account: home, schedules of play kits and of the reading club, payments, a gift's code, and the settings. */
export function writeAccount(space: Space) {
  const breadcrumb = writeLink(space, 'account', { linkText: account.breadcrumb, linkUrl: '/account' })
  // why nothing comes is said on the home as on the schedule
  const empties = account.subscriptions.empties.map((empty) => writeEmpty(space, 'subscriptions', empty))
  const referralBanners = account.referralBanners.map((banner) => writeReferralBanner(space, banner))
  writePage(space, 'account', { ...account.home, above: [], empties, referralBanners })
  writePage(space, 'subscriptions', { ...account.subscriptions, above: [breadcrumb], empties, referralBanners })
  const kits = { linkText: account.subscriptions.title, linkUrl: '/account/subscriptions' }
  const aboveKits = [breadcrumb, writeLink(space, 'account-play-kits', kits)]
  writePage(space, 'modify-kit', { ...account['modify-kit'], above: aboveKits, empties: [] })
  writePage(space, 'payment-schedule', { ...account['payment-schedule'], above: aboveKits, empties: [] })
  const club = account['early-reader-club']
  const ends = club.empties.map((empty) => writeEmpty(space, 'early-reader-club', empty))
  writePage(space, 'early-reader-club', { ...club, above: [breadcrumb], empties: ends, referralBanners })
  writePage(space, 'activate-gift', { ...account['activate-gift'], above: [breadcrumb], empties: [] })
  writePage(space, 'settings', { ...account.settings, above: [breadcrumb], empties: [] })
  const settings = writeLink(space, 'settings', { linkText: account.settings.title, linkUrl: '/account/settings' })
  for (const slug of SETTINGS) writePage(space, slug, { ...account[slug], above: [breadcrumb, settings], empties: [] })
  const noGifts = account.gifts.empties.map((empty) => writeEmpty(space, 'gifts', empty))
  writePage(space, 'gifts', { ...account.gifts, above: [breadcrumb, settings], empties: noGifts })
  const data = writeLink(space, 'account-privacy', {
    linkText: account.privacy.title,
    linkUrl: '/account/settings/privacy',
  })
  writePage(space, 'erase-account', { ...account['erase-account'], above: [breadcrumb, settings, data], empties: [] })
  writeOrders(space, breadcrumb)
}

function writeOrders(space: Space, breadcrumb: Link) {
  const history = account['order-history']
  const none = history.empties.map((empty) => writeEmpty(space, 'order-history', empty))
  writePage(space, 'order-history', { ...history, above: [breadcrumb], empties: none })
  const orders = writeLink(space, 'account-orders', { linkText: history.title, linkUrl: '/account/order-history' })
  writePage(space, 'order', { ...account.order, above: [breadcrumb, orders], empties: [] })
  writePage(space, 'withdraw', { ...account.withdraw, above: [breadcrumb, orders], empties: [] })
  const back = { linkText: delivery.title, linkUrl: '/pages/delivery-and-returns' }
  const aboveWithdrawal = [writeLink(space, 'withdraw-delivery', back)]
  writePage(space, 'withdraw-order', { ...account['withdraw-order'], above: aboveWithdrawal, empties: [] })
}

function writePage(space: Space, slug: string, { above, ...copy }: PageCopy & { above: Link[] }) {
  space.entry('accountPage', `account-page-${slug}`, {
    entryName: `Account: ${copy.title.en}`,
    slug,
    pageMetafields: writeSeo(space, `account-${slug}`, copy.seo),
    title: copy.title,
    lead: copy.lead,
    breadcrumbTree: above,
    banners: [],
    tiles: copy.tiles?.map((tile) => writeTile(space, tile)) ?? [],
    referralBanners: copy.referralBanners ?? [],
    emptyDirectives: copy.empties,
    errorDirectives: [linkTo('Entry', 'error-default')],
  })
}

const writeTile = (space: Space, { kind, picture, title, text, link, linkText }: Tile) =>
  space.entry('marketingCard', `tile-account-${kind}`, {
    entryName: `Account tile: ${title.en}`,
    kind,
    title,
    text,
    image: picture ? space.asset(picture) : undefined,
    band: 1,
    link: writeLink(space, `account-${kind}`, { linkText, linkUrl: link }),
  })

const writeReferralBanner = (space: Space, { cta: { link, linkText }, ...banner }: Banner) =>
  space.entry('referralBanner', `referral-${banner.condition}`, {
    entryName: `Referral banner: ${banner.condition}`,
    ...banner,
    cta: writeLink(space, `referral-${banner.condition}`, { linkText, linkUrl: link, buttonStyle: 'primary' }),
  })

const writeEmpty = (
  space: Space,
  slug: string,
  { kind, picture, title, description, link = '/products/the-play-kits', linkText }: Empty,
) =>
  space.entry('emptyDirective', `empty-${slug}-${kind}`, {
    entryName: `Empty: ${slug}, ${kind}`,
    kind,
    title,
    description,
    image: space.asset(picture),
    callToAction:
      linkText && writeLink(space, `empty-${slug}-${kind}`, { linkText, linkUrl: link, buttonStyle: 'primary' }),
  })
