import home from '../../src/content/seed/copy/home.json' with { type: 'json' }
import { type Link, linkTo, type Space } from './space.ts'
import type { Ages } from './write-ages.ts'
import type { KitPages } from './write-kits.ts'
import { type Texts, writeLink, writeSeo } from './write-texts.ts'

type Parts = { ages: Ages; kits: KitPages; texts: Texts }

export function writeHome(space: Space, { ages, kits, texts }: Parts) {
  space.entry('homePage', 'home-page', {
    entryName: 'Home',
    pageMetafields: writeSeo(space, 'home', home.seo),
    hero: space.entry('heroBlock', 'hero-home-block', {
      entryName: 'Hero: home',
      variant: 'full-image',
      title: home.hero.title,
      lead: home.hero.lead,
      image: space.asset('hero-home'),
      imageTall: space.asset('hero-home-tall'),
      finder: texts.finder,
    }),
    facts: home.facts,
    growthHeading: home.growth.heading,
    growthIntro: home.growth.intro,
    perKit: home.growth.perKit,
    rulerLabel: home.growth.rulerLabel,
    rulerMarks: home.growth.marks,
    ageBands: ages.bands,
    favourite: writeFavourite(space, kits),
    steps: ages.steps,
    divider: space.asset('divider-1'),
    quote: space.entry('quote', 'quote-home', {
      entryName: 'Quote: home',
      ...home.quote,
      image: space.asset('avatar-hare'),
    }),
    gift: writeGift(space),
    activateGift: linkTo('Entry', 'link-menu-activate-gift'),
    tiles: home.tiles.map((tile, index) => writeTile(space, tile, index + 1)),
  })
}

/** Its links are the menus' own. */
function writeGift(space: Space): Link {
  return space.entry('mediaText', 'gift-home', {
    entryName: 'Gift: home',
    ...home.gift,
    image: space.asset('gift-card'),
    link: linkTo('Entry', 'link-menu-give-kit'),
  })
}

function writeFavourite(space: Space, kits: KitPages): Link | null {
  const { kit, ...texts } = home.favourite
  const productPage = kits.get(kit)
  if (!productPage) return null
  return space.entry('kitFavourite', 'favourite-home', { entryName: 'Kit in focus: home', ...texts, productPage })
}

function writeTile(space: Space, tile: (typeof home.tiles)[number], position: number): Link {
  return space.entry('marketingCard', `tile-home-${position}`, {
    entryName: `Tile: ${tile.title.en}`,
    title: tile.title,
    text: tile.text,
    image: space.asset(tile.picture),
    band: tile.band,
    link: writeLink(space, `tile-home-${position}`, { linkText: tile.linkText, linkUrl: tile.url }),
  })
}
