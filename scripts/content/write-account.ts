import account from '../../src/content/seed/copy/account.json' with { type: 'json' }
import { type L, type Link, linkTo, type Space } from './space.ts'
import { writeLink, writeSeo } from './write-texts.ts'

type Words = { kind: string; picture: string; title: L; linkText: L }
type PageCopy = {
  seo: { pageTitle: L; pageDescription: L }
  title: L
  lead?: L
  tiles?: (Words & { text: L; link: string })[]
  empties: Link[]
}

const SETTINGS = ['preferences', 'add-a-child', 'edit-child', 'contact-details', 'password', 'sms'] as const

/** The pages of the account: the home, the schedule of play kits, where a gift is activated, and the settings. */
export function writeAccount(space: Space) {
  const breadcrumb = writeLink(space, 'account', { linkText: account.breadcrumb, linkUrl: '/account' })
  // why nothing comes is said on the home as on the schedule
  const empties = account.subscriptions.empties.map((empty) => writeEmpty(space, 'subscriptions', empty))
  writePage(space, 'account', { ...account.home, above: [], empties })
  writePage(space, 'subscriptions', { ...account.subscriptions, above: [breadcrumb], empties })
  writePage(space, 'activate-gift', { ...account['activate-gift'], above: [breadcrumb], empties: [] })
  writePage(space, 'settings', { ...account.settings, above: [breadcrumb], empties: [] })
  const settings = writeLink(space, 'settings', { linkText: account.settings.title, linkUrl: '/account/settings' })
  for (const slug of SETTINGS) writePage(space, slug, { ...account[slug], above: [breadcrumb, settings], empties: [] })
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
    emptyDirectives: copy.empties,
    errorDirectives: [linkTo('Entry', 'error-default')],
  })
}

const writeTile = (space: Space, { kind, picture, title, text, link, linkText }: Words & { text: L; link: string }) =>
  space.entry('marketingCard', `tile-account-${kind}`, {
    entryName: `Account tile: ${title.en}`,
    kind,
    title,
    text,
    image: space.asset(picture),
    band: 1,
    link: writeLink(space, `account-${kind}`, { linkText, linkUrl: link }),
  })

const writeEmpty = (
  space: Space,
  slug: string,
  { kind, picture, title, description, linkText }: Words & { description: L },
) =>
  space.entry('emptyDirective', `empty-${slug}-${kind}`, {
    entryName: `Empty: ${slug}, ${kind}`,
    kind,
    title,
    description,
    image: space.asset(picture),
    callToAction: writeLink(space, `empty-${slug}-${kind}`, {
      linkText,
      linkUrl: '/products/the-play-kits',
      buttonStyle: 'primary',
    }),
  })
