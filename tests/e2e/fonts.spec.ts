import { expect, test } from './support/shop'

/** The weights in which the page's headings and texts are set. */
const SET: readonly (readonly [family: string, weights: readonly number[]])[] = [
  ['Besley', [450, 500]],
  ['Commissioner', [400, 620]],
]

test('what stands in for a font until it is there is as wide, so that hardly a line breaks in another place', async ({
  page,
}) => {
  await page.goto('/pages/how-it-works', { waitUntil: 'networkidle' })
  const ratios = await page.evaluate(async (set) => {
    await document.fonts.ready
    const texts = [...document.querySelectorAll('p, h1, h2, h3, a')].map(({ textContent }) => textContent ?? '')
    const faces = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    const width = (weight: number, family: string) => {
      context.font = `${weight} 100px "${family}", monospace`
      return texts.reduce((sum, text) => sum + context.measureText(text).width, 0)
    }
    const isThere = (face: string) =>
      document.fonts.load(`100px "${face}"`, 'a').then(
        (found) => found.some(({ status }) => status === 'loaded'),
        () => false,
      )
    return Promise.all(
      set.map(async ([family, weights]) => {
        const found = [...new Set(faces.filter((face) => face.startsWith(`${family} on `)))]
        const there = await Promise.all(found.map(isThere))
        return found
          .filter((_, index) => there[index])
          .flatMap((face) => weights.map((weight) => width(weight, face) / width(weight, `${family} Text`)))
      }),
    )
  }, SET)
  for (const ofFamily of ratios) {
    expect(ofFamily.length).toBeGreaterThan(0)
    for (const ratio of ofFamily) expect(Math.abs(ratio - 1)).toBeLessThan(0.012)
  }
})
