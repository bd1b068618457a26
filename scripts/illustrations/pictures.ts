import { type Alt, closedAlt, lifeAlt, NONE, openAlt } from './alt.ts'
import { sceneAlt } from './alt-scenes.ts'
import { toyAlt } from './alt-toys.ts'
import { kits } from './kits.ts'
import { type AnimalName, animals, avatar } from './scenes/avatars.ts'
import { bookBoxes, bookBoxScene } from './scenes/books.ts'
import { courseScene, courses } from './scenes/courses.ts'
import { dividers } from './scenes/dividers.ts'
import { emptyStates } from './scenes/empty.ts'
import { giftCard } from './scenes/gift-card.ts'
import { goods, goodsScene, skillSetParts } from './scenes/goods.ts'
import { heroes } from './scenes/heroes.ts'
import { kitClosed, kitOpen, kitToy } from './scenes/kit-scenes.ts'
import { kitLife, sceneOf } from './scenes/life-scenes.ts'
import { clubBooksScene, clubBoxes, clubBoxScene, clubCardsScene, skillSetScene, skillSets } from './scenes/sets.ts'

export interface Picture {
  name: string
  /** Width of the master in pixels; its height follows from the drawing. */
  width: number
  alt: Alt
  draw: () => string
}

const kitPictures: readonly Picture[] = kits.flatMap((kit) => [
  { name: `kit-${kit.handle}-open`, width: 1000, alt: openAlt(kit), draw: () => kitOpen(kit) },
  { name: `kit-${kit.handle}-closed`, width: 1000, alt: closedAlt(kit), draw: () => kitClosed(kit) },
  { name: `kit-${kit.handle}-life`, width: 1200, alt: lifeAlt(kit, sceneOf(kit)), draw: () => kitLife(kit) },
  ...kit.toys.map((_, i) => ({
    name: `kit-${kit.handle}-toy-${i + 1}`,
    width: 800,
    alt: toyAlt(kit, i),
    draw: () => kitToy(kit, i),
  })),
])

const described = (name: string, width: number, draw: () => string): Picture => ({
  name,
  width,
  alt: sceneAlt(name),
  draw,
})

const HERO_WIDTHS: Record<keyof typeof heroes, number> = {
  'hero-home': 2400,
  'hero-home-tall': 1350,
  'hero-door': 1500,
  'hero-clubs': 1800,
  'hero-shop': 1800,
  'hero-referral': 1800,
}

/** Every picture of the shop. */
export const pictures: readonly Picture[] = [
  ...kitPictures,
  ...goods.map((item) => described(`toy-${item.handle}`, 800, () => goodsScene(item))),
  ...skillSets.map((set) => described(`skill-set-${set.handle}`, 1000, () => skillSetScene(set))),
  ...skillSetParts.map((part) => described(`skill-set-${part.handle}`, 800, () => goodsScene(part))),
  ...clubBoxes.flatMap((box) => [
    described(`erc-box-${box.ages}`, 1000, () => clubBoxScene(box)),
    described(`erc-books-${box.ages}`, 1000, () => clubBooksScene(box)),
    described(`erc-cards-${box.ages}`, 1000, () => clubCardsScene(box)),
  ]),
  ...bookBoxes.map((box) => described(`book-${box.handle}`, 1000, () => bookBoxScene(box))),
  described('gift-card', 800, giftCard),
  ...courses.map((course) => described(`course-${course.handle}`, 1280, () => courseScene(course))),
  ...entries(heroes).map(([name, draw]) => described(name, HERO_WIDTHS[name], draw)),
  ...entries(emptyStates).map(([name, draw]) => described(name, 800, draw)),
  ...entries(animals).map(([name], i) => described(`avatar-${name}`, 320, () => avatar(name satisfies AnimalName, i))),
  ...dividers.map((draw, i) => ({ name: `divider-${i + 1}`, width: 1440, alt: NONE, draw })),
]

function entries<Key extends string, Value>(record: Record<Key, Value>) {
  return Object.entries(record) as [Key, Value][] // Object.entries forgets its keys.
}
