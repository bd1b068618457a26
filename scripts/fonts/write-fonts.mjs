// npm run fonts: of each family one file per language, with the characters that its texts use. To be run again when a
// text brings a new one (tests/unit/fonts.test.ts says so); the files are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { charactersOf, LANGUAGES, rangesOf } from './characters.ts'

const FOLDER = 'src/components/layout/fonts'
/** `weights`: what text-styles.ts and the recipes use of the axis; what lies outside is shown as its end. */
const FAMILIES = {
  besley: { weights: { min: 430, max: 500 } },
  commissioner: { weights: { min: 400, max: 700 } },
}

const ranges = {}
for (const language of LANGUAGES) {
  const characters = charactersOf(language)
  ranges[language] = rangesOf(characters)
  for (const [family, { weights }] of Object.entries(FAMILIES)) {
    const whole = readFileSync(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    const font = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // the pairs of letters, and figures of equal width for prices
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    })
    writeFileSync(`${FOLDER}/${family}-${language}.woff2`, font)
    console.log(`${family}-${language}.woff2: ${font.length} bytes`)
  }
}
writeFileSync(`${FOLDER}/ranges.json`, `${JSON.stringify(ranges, null, 2)}\n`)
