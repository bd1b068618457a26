import { crc32 } from 'node:zlib'

const POLYNOMIAL = 0xedb88320

/** The product of two polynomials modulo CRC-32's own, in the reflected form that gzip uses. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/** x to the power of 2^n, for n from 0 to 31. */
const POWERS = Array.from({ length: 31 }).reduce<number[]>(
  (powers) => {
    const last = powers.at(-1) ?? 0
    return [...powers, multiply(last, last)]
  },
  [0x40000000],
)

/** What a CRC is multiplied with when so many bytes follow. */
export function shift(bytes: number): number {
  let product = 0x80000000
  for (let rest = bytes, power = 3; rest > 0; rest = Math.floor(rest / 2), power += 1)
    if (rest % 2 === 1) product = multiply(POWERS[power % 32] ?? 0, product)
  return product
}

/** How the CRC of a text changes when `length` zero bytes in it become `bytes`; `factor` says where they stand. */
export function patch({ crc, factor, bytes, zeros }: { crc: number; factor: number; bytes: string; zeros: number }) {
  return (crc ^ multiply(factor, crc32(bytes) ^ zeros)) >>> 0
}
