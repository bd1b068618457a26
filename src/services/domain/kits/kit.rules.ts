import { type CivilDate, monthsBetween, plusMonths } from '../dates/civil-date'
import type { Product, ProductVariant } from '../products/product.contract'
import { isReadingBox } from './reading-club.rules'

export type KitBand = 'baby' | 'toddler'

/** One of the 22 play kits. Months are completed months of age, both ends included. */
export type Kit = {
  name: string
  /** handle and anchor: 'kit-the-looker' (S-210) */
  anchor: string
  title: string
  minMonths: number
  maxMonths: number
  defaultAgeMonths: number
  band: KitBand
  /** 1…22 in order of age */
  position: number
  /** how long one kit lasts (decided: E-12) */
  monthsSpan: number
}

/** name, first month, last month, default child's age in months (S-212…S-233) */
const TABLE = [
  ['looker', 0, 3, 0],
  ['charmer', 3, 4, 3],
  ['senser', 5, 6, 5],
  ['inspector', 7, 8, 7],
  ['explorer', 9, 10, 9],
  ['thinker', 11, 12, 11],
  ['babbler', 13, 15, 14],
  ['adventurer', 16, 18, 17],
  ['realist', 19, 21, 20],
  ['companion', 22, 24, 23],
  ['helper', 25, 27, 26],
  ['enthusiast', 28, 30, 29],
  ['investigator', 31, 33, 32],
  ['free-spirit', 34, 36, 35],
  ['observer', 37, 39, 38],
  ['storyteller', 40, 42, 41],
  ['problem-solver', 43, 45, 44],
  ['analyst', 46, 48, 47],
  ['connector', 49, 51, 50],
  ['examiner', 52, 54, 53],
  ['persister', 55, 57, 56],
  ['planner', 58, 60, 59],
] as const

const BABY_KITS = 6
/** How long a kit lasts, and so about how long it is until the next one. */
export const MONTHS_BETWEEN: Record<KitBand, number> = { baby: 2, toddler: 3 }
const UNBORN_MONTHS = 9
const LAST_MONTH = 60

export const KITS: readonly Kit[] = TABLE.map(([name, minMonths, maxMonths, defaultAgeMonths], index) => {
  const band = index < BABY_KITS ? 'baby' : 'toddler'
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    name,
    anchor: `kit-the-${name}`,
    title: `The ${words.join(' ')} Play Kit`,
    minMonths,
    maxMonths,
    defaultAgeMonths,
    band,
    position: index + 1,
    monthsSpan: MONTHS_BETWEEN[band],
  }
})

export const kitOfAnchor = (anchor: string): Kit | null => KITS.find((kit) => kit.anchor === anchor) ?? null

/** The kits of one year of life, the first to the fifth. */
export const kitsOfYear = (year: number) => KITS.filter(({ maxMonths }) => Math.ceil(maxMonths / 12) === year)

/** Of what can be in a cart, the kits, their subscription and the reading club's boxes have a page. */
export const hasPage = (handle: string) =>
  handle === 'the-play-kits' || isReadingBox(handle) || kitOfAnchor(handle) !== null

/** The kit that starts with a child of this birth date: the later one where two bands meet, null when aged out or too far ahead (decided: E-05). */
export function kitForBirthDate(birthDate: CivilDate, today: CivilDate): Kit | null {
  return KITS.findLast((kit) => kitMatches({ kit, birthDate, today })) ?? null
}

/** Whether a child is in a kit's band, both ends included; a child to be born within 9 months is in the first one. */
export function kitMatches({ kit, birthDate, today }: { kit: Kit; birthDate: CivilDate; today: CivilDate }): boolean {
  if (birthDate > today) return kit.position === 1 && birthDate <= plusMonths(today, UNBORN_MONTHS)
  const age = monthsBetween(birthDate, today)
  return age >= kit.minMonths && age <= kit.maxMonths
}

/** Over 60 completed months. */
export const isAgedOut = (birthDate: CivilDate, today: CivilDate) => monthsBetween(birthDate, today) > LAST_MONTH

/** Per cent off the single kit's price for a subscriber (S-396, S-397). */
export const KIT_DISCOUNT_PERCENT: Record<KitBand, number> = { baby: 13, toddler: 17 }

/** S-395: what is saved, in whole per cent, rounded up (decided: E-20), without a float's dust. */
export const savingsPercent = (priceCents: number, originalCents: number) =>
  originalCents > 0 ? Math.ceil(((originalCents - priceCents) * 100) / originalCents) : 0

const STANDALONE_SUFFIX = '-standalone'
export const DEFAULT_STANDALONE_TITLE = 'Single Play Kit'

type SingleVariant = Pick<ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'selectedOptions'> & {
  priceCents: number
}
export type StandaloneKit = {
  id: string
  title: string
  optionDetails: null
  variants: SingleVariant[]
}

/** The kit as a single purchase, or null when no variant has a standalone price (S-190, S-191). */
export function standaloneKit(
  product: Pick<Product, 'id' | 'variants'>,
  title = DEFAULT_STANDALONE_TITLE,
): StandaloneKit | null {
  const variants = product.variants.flatMap(
    ({ id, title, sku, availableForSale, selectedOptions, priceCentsStandalone }) =>
      priceCentsStandalone === null
        ? []
        : [{ id, title, sku, availableForSale, selectedOptions, priceCents: priceCentsStandalone }],
  )
  return variants.length > 0 ? { id: product.id + STANDALONE_SUFFIX, title, optionDetails: null, variants } : null
}
