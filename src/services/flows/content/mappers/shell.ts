import { PART_LENGTH, partOrder } from '~/services/domain/dates/date-parts.rules'
import { ShellContent } from '../pages.contract'
import { type KeyValues, MenuEntry, type MenuFinder, PlaceOption } from '../parts.contract'
import { type Context, type Entry, entriesOf, entryOf, isTrue, numberOf, shown, textOf, textOrNull } from './entry'
import { inlineHtml } from './html'
import { isShown, linkFields, linkOf, linksOf } from './link'
import { finderOf } from './parts'
import { pictureOf } from './picture'

/** Header, menus, banner and footer from the one shell entry: what can be shown of it, for every page stands in it. */
export function shellOf({ fields }: Entry, labels: KeyValues, context: Context): ShellContent {
  return ShellContent.parse({
    topBanner: bannerOf(fields.topBanner, context),
    menu: menuOf(entryOf(fields.menu), context),
    finder: menuFinderOf(fields.finder, context),
    drawerLinks: linksOf(fields.drawerLinks, context),
    headerCtas: {
      home: linkOf(fields.homeCta, context),
      playKits: linkOf(fields.playKitsCta, context),
      getStarted: linkOf(fields.getStartedCta, context),
    },
    footer: footerOf(entryOf(fields.footer), context),
    regions: placesOf(fields.regions, context),
    languages: placesOf(fields.languages, context),
    labels,
  })
}

function bannerOf(value: unknown, context: Context) {
  const banner = entryOf(value)
  if (!banner || !isShown(banner, context)) return null
  const { bannerKey, html, link } = banner.fields
  return { key: textOf(bannerKey), html: inlineHtml(textOf(html), context.locale), link: linkOf(link, context) }
}

function menuOf(menu: Entry | null, context: Context): MenuEntry[] {
  return entriesOf(menu?.fields.entries).flatMap((entry) => {
    if (!isShown(entry, context)) return []
    // S-051
    return shown(MenuEntry, { candidate: candidateOf(entry, context), entry, reason: 'not a menu entry', context })
  })
}

function candidateOf({ type, id, fields }: Entry, context: Context) {
  if (type !== 'menuItem' && type !== 'cmsLink') return null
  return {
    id,
    ...linkFields(fields, context),
    badgeText: textOrNull(fields.badgeText),
    columns: entriesOf(fields.columns).map((column) => menuColumnOf(column, context)),
    more: linksOf(fields.more, context),
    needsCourses: isTrue(fields.needsCourses),
  }
}

function menuColumnOf({ fields }: Entry, context: Context) {
  const links = Array.isArray(fields.links) ? fields.links : []
  return {
    title: textOf(fields.title),
    subTitle: textOrNull(fields.subTitle),
    picture: pictureOf(fields.image),
    link: linkOf(fields.titleLink, context),
    links: links.flatMap((value) => {
      const link = linkOf(value, context)
      return link ? [{ ...link, badgeText: textOrNull(entryOf(value)?.fields.badgeText) }] : []
    }),
  }
}

function menuFinderOf(value: unknown, { locale }: Context): MenuFinder | null {
  if (!entryOf(value)) return null
  const { birthDate, submit } = finderOf(value)
  const fields = partOrder(locale.code).map((part) => ({
    part,
    label: birthDate.parts[part],
    placeholder: birthDate.placeholders[part],
    maxLength: PART_LENGTH[part],
  }))
  return { label: birthDate.label, fields, submit }
}

function footerOf(footer: Entry | null, context: Context) {
  const { fields = {} } = footer ?? {}
  return {
    tagline: textOf(fields.tagline),
    text: textOf(fields.text),
    columns: entriesOf(fields.columns).map((column) => ({
      title: textOf(column.fields.title),
      links: linksOf(column.fields.links, context),
    })),
    legal: linksOf(fields.legalLinks, context),
    copyright: textOf(fields.copyright),
  }
}

/** Regions and languages in the order that editors number them. */
function placesOf(value: unknown, context: Context): PlaceOption[] {
  const inOrder = entriesOf(value).sort((a, b) => numberOf(a.fields.position) - numberOf(b.fields.position))
  return inOrder.flatMap((entry) => {
    const { id, fields } = entry
    const candidate = {
      id: id.replace(/^(region|language)-/, ''),
      label: textOf(fields.label),
      shortLabel: textOf(fields.shortLabel),
      link: textOf(fields.link),
    }
    return shown(PlaceOption, { candidate, entry, reason: 'not a place', context })
  })
}
