import account from '../../src/content/seed/copy/account.json' with { type: 'json' }
import ages from '../../src/content/seed/copy/ages.json' with { type: 'json' }
import kitsPage from '../../src/content/seed/copy/kits-page.json' with { type: 'json' }
import copy from '../../src/content/seed/copy/shell.json' with { type: 'json' }
import type { KitSeed } from './kit-seed.ts'
import { type L, type Link, linkTo, perLanguage, type Space } from './space.ts'
import { PAGES } from './write-pages.ts'
import { writeLink } from './write-texts.ts'

const KITS = '/products/the-play-kits'
/** the first of the club's boxes; the others are a link away */
const CLUB = '/products/erc-box-3-4'
const GIVE = '/pages/subscription-v3/child-info?gift=true'
const ACTIVATE = '/pages/activate-gift'
/** what stands in both menus */
const GIFTS = ['give-kit', 'activate-gift']

export function writeShell(space: Space, { kits }: { kits: KitSeed[] }) {
  space.entry('shell', 'shell', {
    entryName: 'Shell',
    topBanner: writeBanner(space),
    menu: space.entry('menu', 'main-menu', { entryName: 'Main menu', entries: writeMenu(space, kits) }),
    footer: writeFooter(space),
    finder: linkTo('Entry', 'birth-date-finder'),
    drawerLinks: GIFTS.map((id) => linkTo('Entry', `link-menu-${id}`)),
    homeCta: linkTo('Entry', 'link-find-kit'),
    playKitsCta: linkTo('Entry', 'link-get-started'),
    getStartedCta: writeLink(space, 'header-get-started', {
      linkText: kitsPage.getStarted,
      linkUrl: '/pages/subscription-v3/child-info',
      buttonStyle: 'primary',
    }),
    regions: copy.regions.map(({ id, label, short, link }, index) =>
      space.entry('regionOption', `region-${id}`, {
        entryName: `Region: ${label.en}`,
        label,
        shortLabel: short,
        link,
        position: index + 1,
      }),
    ),
    languages: copy.languages.map(({ id, label, short, link }, index) =>
      space.entry('languageOption', `language-${id}`, {
        entryName: `Language: ${label.en}`,
        label,
        shortLabel: short,
        link,
        position: index + 1,
      }),
    ),
  })
}

function writeBanner(space: Space): Link {
  const { key, html, linkText } = copy.banner
  return space.entry('topBanner', 'top-banner', {
    entryName: `Banner: ${key}`,
    bannerKey: key,
    html,
    link: writeLink(space, 'top-banner', { linkText, linkUrl: '/pages/how-it-works' }),
    hidden: false,
  })
}

function writeMenu(space: Space, kits: KitSeed[]): Link[] {
  const item = (id: string, linkText: L, linkUrl: string, more: { hidden?: boolean; needsCourses?: boolean } = {}) => ({
    entryName: `Menu: ${linkText.en}`,
    linkText,
    linkUrl,
    blankTarget: false,
    hidden: false,
    needsCourses: false,
    ...more,
    id: `menu-${id}`,
  })
  const add = ({ id, ...values }: ReturnType<typeof item>, more: { columns?: Link[]; more?: Link[] } = {}) =>
    space.entry('menuItem', id, { ...values, ...more })
  const { menu } = copy
  return [
    add(item('play-kits', menu.playKits, KITS), {
      columns: ages.map((age) => writeColumn(space, age, kits)),
      more: [
        writeLink(space, 'menu-all-kits', { linkText: menu.allKits, linkUrl: KITS }),
        writeLink(space, 'menu-how-it-works', { linkText: menu.howItWorks, linkUrl: '/pages/how-it-works' }),
        writeLink(space, 'menu-give-kit', { linkText: menu.giveKit, linkUrl: GIVE }),
        writeLink(space, 'menu-activate-gift', { linkText: menu.activateGift, linkUrl: ACTIVATE }),
      ],
    }),
    add(item('early-reader-club', menu.earlyReaderClub, CLUB)),
    // their collection pages are not in this release
    add(item('toys', menu.toys, '/collections/toys', { hidden: true })),
    add(item('courses', menu.courses, '/collections/courses', { hidden: true, needsCourses: true })),
    add(item('how-it-works', menu.howItWorks, '/pages/how-it-works')),
    add(item('about', menu.about, '/pages/about')),
  ]
}

function writeColumn(space: Space, age: (typeof ages)[number], kits: KitSeed[]): Link {
  const inside = age.kits.flatMap((name) => kits.find((kit) => kit.name === name) ?? [])
  return space.entry('menuColumn', `menu-column-${age.slug}`, {
    entryName: `Menu column: ${age.ageRange.en}`,
    title: age.menuTitle,
    subTitle: age.monthRange,
    image: space.asset(age.picture),
    titleLink: writeLink(space, `menu-age-${age.slug}`, { linkText: age.title, linkUrl: `${KITS}/${age.slug}` }),
    links: inside.map((kit) =>
      writeLink(space, `menu-kit-${kit.name}`, {
        linkText: perLanguage(() => kit.shortTitle),
        linkUrl: `/products/${kit.anchor}`,
        // the column says that these are months
        badgeText: perLanguage(() => kit.months.join('–')),
      }),
    ),
  })
}

function writeFooter(space: Space): Link {
  const { footer, menu } = copy
  const page = (slug: string) => PAGES.find((candidate) => candidate.slug === slug)
  const links = (column: string, entries: { linkText: L; linkUrl: string }[]) =>
    entries.map((entry, index) => writeLink(space, `footer-${column}-${index + 1}`, entry))
  const toPages = (slugs: string[]) =>
    slugs.flatMap((slug) => {
      const found = page(slug)
      return found ? [{ linkText: found.title, linkUrl: `/pages/${slug}` }] : []
    })
  const column = (id: string, title: L, entries: { linkText: L; linkUrl: string }[]) =>
    space.entry('menuColumn', `footer-${id}`, { entryName: `Footer: ${title.en}`, title, links: links(id, entries) })
  return space.entry('footer', 'footer', {
    entryName: 'Footer',
    tagline: footer.tagline,
    text: footer.text,
    columns: [
      column('shop', footer.shop, [
        { linkText: menu.allKits, linkUrl: KITS },
        ...ages.map((age) => ({ linkText: age.title, linkUrl: `${KITS}/${age.slug}` })),
        { linkText: menu.earlyReaderClub, linkUrl: CLUB },
        { linkText: menu.giveKit, linkUrl: GIVE },
      ]),
      column('help', footer.help, [
        { linkText: menu.howItWorks, linkUrl: '/pages/how-it-works' },
        ...toPages(['delivery-and-returns']),
        { linkText: account['withdraw-order'].title, linkUrl: '/pages/withdraw' },
        { linkText: menu.activateGift, linkUrl: ACTIVATE },
        ...toPages(['contact']),
      ]),
      column('house', footer.house, toPages(['about', 'imprint'])),
    ],
    legalLinks: links('legal', toPages(['privacy', 'terms', 'imprint', 'accessibility'])),
    copyright: footer.copyright,
  })
}
