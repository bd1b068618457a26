import { isAvailable, type Levels, type OptionRecord, type ProductRecord, type VariantRecord } from './records'

type SelectedOption = { name: string; value: string }
export type Choosing = {
  selectedOptions?: readonly SelectedOption[] | null
  ignoreUnknownOptions?: boolean | null
  caseInsensitiveMatch?: boolean | null
}

/** For each option of the product the chosen position, null where nothing known is chosen. */
type Choice = { picks: (number | null)[]; hasUnknown: boolean }

function readChoice({ options }: ProductRecord, choosing: Choosing): Choice {
  const folded = (text: string) => (choosing.caseInsensitiveMatch ? text.toLowerCase() : text)
  const given = choosing.selectedOptions ?? []
  const chosenIn = (option: OptionRecord) => given.find((one) => folded(one.name) === folded(option.name))?.value
  const picks = options.map((option) => {
    const value = chosenIn(option)
    if (value === undefined) return null
    return option.values.findIndex((known) => folded(known) === folded(value))
  })
  const hasUnknown = given.some(({ name }) => !options.some((option) => folded(option.name) === folded(name)))
  return { picks, hasUnknown: hasUnknown && !choosing.ignoreUnknownOptions }
}

const fits = (variant: VariantRecord, picks: readonly (number | null)[]) =>
  picks.every((pick, index) => pick === null || variant.picks[index] === pick)

/** The variant that carries every selected option: one value of each option must be given. */
export function variantBySelectedOptions(product: ProductRecord, choosing: Choosing): VariantRecord | null {
  const { picks, hasUnknown } = readChoice(product, choosing)
  if (hasUnknown || picks.includes(null)) return null
  return product.variants.find((variant) => fits(variant, picks)) ?? null
}

/** The selected variant, available or not; else the first that can be bought; else the first. */
export function selectedOrFirstAvailable(product: ProductRecord, levels: Levels, choosing: Choosing) {
  const { picks, hasUnknown } = readChoice(product, choosing)
  const fitting = hasUnknown ? [] : product.variants.filter((variant) => fits(variant, picks))
  return firstAvailable(fitting, levels) ?? firstAvailable(product.variants, levels)
}

const firstAvailable = (variants: readonly VariantRecord[], levels: Levels): VariantRecord | null =>
  variants.find((variant) => isAvailable(levels, variant)) ?? variants[0] ?? null

/** Variants that differ from the selected one in exactly one option; without a selection, from the first available. */
export function adjacentVariants(product: ProductRecord, levels: Levels, choosing: Choosing): VariantRecord[] {
  const { picks, hasUnknown } = readChoice(product, choosing)
  if (hasUnknown) return []
  const isChosen = picks.some((pick) => pick !== null)
  const center = isChosen ? picks : (firstAvailable(product.variants, levels)?.picks ?? [])
  return product.variants.filter((variant) => center.filter((pick, at) => variant.picks[at] !== pick).length === 1)
}

/** Of all variants with this value, the one whose other values come first: what a click on the value selects. */
export function firstWithValue(product: ProductRecord, option: number, value: number): VariantRecord | null {
  const having = product.variants.filter((variant) => variant.picks[option] === value)
  return having.reduce<VariantRecord | null>(
    (first, variant) => (first === null || comesBefore(variant.picks, first.picks) ? variant : first),
    null,
  )
}

function comesBefore(left: readonly number[], right: readonly number[]): boolean {
  const at = left.findIndex((pick, index) => pick !== right[index])
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
}
