import type { Language } from '~/services/domain/locale'
import ranges from './ranges.json'

const files = import.meta.glob<string>('./*.woff2', { query: '?url', import: 'default', eager: true })

/** The weights that the whole faces of styles.css have, so that a character of either looks the same. */
const FACES = { besley: ['Besley Text', '400 900'], commissioner: ['Commissioner Text', '100 900'] } as const

/**
 * The faces of a document in this language: the characters that its texts use (`npm run fonts` writes them), 20 kB each.
 * Whatever else somebody types comes from the whole face, which is fetched only then.
 */
export const facesOf = (language: Language): string =>
  Object.entries(FACES)
    .map(
      ([family, [name, weights]]) =>
        `@font-face{font-family:"${name}";src:url("${files[`./${family}-${language}.woff2`]}") format("woff2");font-weight:${weights};font-display:swap;unicode-range:${ranges[language]}}`,
    )
    .join('')
