import { AccountPage, AccountTile, ReferralBanner } from '../account-page.contract'
import { type Context, type Entry, entriesOf, shown, textOf, textOrNull } from './entry'
import { linkOf, linksOf } from './link'
import { bandOf, blocksOf, emptyStateFrom, seoOf } from './parts'
import { pictureOf } from './picture'
import { errorsOf } from './texts'

/** A page of the account. Search engines never see it. */
export function accountPageOf({ fields }: Entry, context: Context): AccountPage {
  const title = textOf(fields.title)
  const parents = linksOf(fields.breadcrumbTree, context).map(({ linkText, linkUrl }) => ({
    text: linkText,
    url: linkUrl,
  }))
  const empties = entriesOf(fields.emptyDirectives).map((empty) => [
    textOf(empty.fields.kind),
    emptyStateFrom(empty.fields, context),
  ])
  return AccountPage.parse({
    slug: textOf(fields.slug),
    seo: { ...seoOf(fields.pageMetafields, title), noIndex: true },
    title,
    lead: textOrNull(fields.lead),
    breadcrumb: parents.length > 0 ? [...parents, { text: title, url: null }] : [],
    banners: blocksOf(fields.banners, context),
    tiles: entriesOf(fields.tiles).flatMap((tile) => tileOf(tile, context)),
    referralBanners: entriesOf(fields.referralBanners).flatMap((banner) => referralBannerOf(banner, context)),
    empties: Object.fromEntries(empties),
    errors: errorsOf(entriesOf(fields.errorDirectives), context),
  })
}

function tileOf(entry: Entry, context: Context): AccountTile[] {
  const { fields } = entry
  const candidate = {
    kind: textOf(fields.kind),
    title: textOf(fields.title),
    text: textOf(fields.text),
    picture: pictureOf(fields.image),
    band: bandOf(fields.band),
    link: linkOf(fields.link, context),
  }
  return shown(AccountTile, { candidate, entry, reason: 'not a tile', context })
}

function referralBannerOf(entry: Entry, context: Context): ReferralBanner[] {
  const { fields } = entry
  const candidate = {
    title: textOf(fields.title),
    description: textOf(fields.description),
    backgroundColor: textOf(fields.backgroundColor),
    cta: linkOf(fields.cta, context),
    condition: textOf(fields.condition),
  }
  return shown(ReferralBanner, { candidate, entry, reason: 'not a referral banner', context })
}
