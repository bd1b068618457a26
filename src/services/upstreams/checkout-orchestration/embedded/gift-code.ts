import { randomInt } from 'node:crypto'

/** Without what is easily mistaken when it is read aloud or typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 12

/** Twelve letters of 31: nobody guesses one (decided: E-94). */
export const newGiftCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** As people see it: XXXX-XXXX-XXXX. */
export const shownGiftCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

/** As people type it. Null for what cannot be one. */
export function readGiftCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}
