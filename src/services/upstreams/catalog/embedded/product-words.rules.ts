import type { Language } from '~/services/domain/locale'

const MONTHS: Record<Language, string> = { en: 'months', nl: 'maanden', fr: 'mois', de: 'Monate', es: 'meses' }
const YEARS: Record<Language, string> = { en: 'years', nl: 'jaar', fr: 'ans', de: 'Jahre', es: 'años' }

/** "5–6 months", and "4–5 years" for what is made for whole years of reading age. */
export function ageRange({ min, max, isYears }: { min: number; max: number; isYears: boolean }, language: Language) {
  return isYears ? `${min / 12}–${max / 12} ${YEARS[language]}` : `${min}–${max} ${MONTHS[language]}`
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The first paragraph of a product's own text, without its marks. */
export function plainText(html: string): string {
  const [, first = html] = /<p[^>]*>([\s\S]*?)<\/p>/i.exec(html) ?? []
  return first
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
}
