import type { DiscountCode } from './discount-code.contract'

/** As Shopify: so many codes in a cart, and letters in a code. */
export const CODE_LIMITS = { codes: 250, letters: 255 } as const

/** What was typed or linked as codes, as it may be told on: each once, however it is written. One that is too long is none of ours. */
export function givenCodes(texts: readonly string[]): string[] {
  const codes = texts.map((text) => text.trim().slice(0, CODE_LIMITS.letters).trim()).filter(Boolean)
  const once = new Map(codes.map((code) => [keyOfCode(code), code]))
  return [...once.values()].slice(0, CODE_LIMITS.codes)
}

/** Codes are the same however they are written. */
export const keyOfCode = (code: string) => code.trim().toUpperCase()

type Taken = { code: string; amountCents: number }

/** Each code that was given with what it takes off, 0 where it does not apply; an offer without a code comes last, under ''. */
export function codesWith(given: readonly string[], taken: readonly Taken[]): Taken[] {
  const sum = (isMeant: (one: Taken) => boolean) =>
    taken.filter(isMeant).reduce((cents, { amountCents }) => cents + amountCents, 0)
  const known = given.map((code) => ({
    code,
    amountCents: sum((one) => keyOfCode(one.code) === keyOfCode(code)),
  }))
  const others = sum((one) => !given.some((code) => keyOfCode(code) === keyOfCode(one.code)))
  return others > 0 ? [...known, { code: '', amountCents: others }] : known
}

/** No more is taken off than the goods cost: the first code takes first. */
export function withinGoods(codes: readonly DiscountCode[], goodsCents: number): DiscountCode[] {
  let left = goodsCents
  return codes.map(({ code, amount: wanted }) => {
    const amount = Math.min(wanted, left)
    left -= amount
    return { code, amount }
  })
}

export const sumOfCodes = (codes: readonly DiscountCode[]) => codes.reduce((sum, { amount }) => sum + amount, 0)

/** Those that take something off, and those of which the buyer is told that they do not. */
export const isApplied = ({ amount }: DiscountCode) => amount > 0
