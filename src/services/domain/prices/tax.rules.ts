/** VAT in thousandths. `isIncluded`: prices are shown with it. */
export type Vat = { permille: number; isIncluded: boolean }

/** Standard rates of the European Union, in thousandths (25.5 % is 255). */
const EU_PERMILLE: Record<string, number> = {
  AT: 200,
  BE: 210,
  BG: 200,
  CY: 190,
  CZ: 210,
  DE: 190,
  DK: 250,
  EE: 240,
  ES: 210,
  FI: 255,
  FR: 200,
  GR: 240,
  HR: 250,
  HU: 270,
  IE: 230,
  IT: 220,
  LT: 210,
  LU: 170,
  LV: 210,
  MT: 180,
  NL: 210,
  PL: 230,
  PT: 230,
  RO: 210,
  SE: 250,
  SI: 220,
  SK: 230,
}

const ELSEWHERE: Record<string, Vat> = {
  GB: { permille: 200, isIncluded: true },
  AU: { permille: 100, isIncluded: true },
  US: { permille: 0, isIncluded: false },
}

export const EU_COUNTRIES = Object.keys(EU_PERMILLE)

/** The VAT of the country that the parcel goes to. A country that the shop does not send to has none. */
export function vatOf(country: string): Vat {
  const permille = EU_PERMILLE[country]
  if (permille !== undefined) return { permille, isIncluded: true }
  return ELSEWHERE[country] ?? { permille: 0, isIncluded: false }
}
