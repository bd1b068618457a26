import { expectAccessible, overflow } from './support/axe'
import { WALKS } from './support/axe-walks'
import { isWhole } from './support/extent'
import { expect, test } from './support/shop'
import { LANGUAGES, languagesOfWords } from './support/words'

// the words of another language are longer, where it is narrow above all; its contrast is the same
const WINDOWS = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, languages: isWhole ? LANGUAGES : (['en'] as const) },
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    languages: isWhole ? LANGUAGES : languagesOfWords().filter((language) => language !== 'en'),
  },
]

// motion would be caught half way
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, viewport, languages } of WINDOWS)
  for (const language of languages)
    for (const [area, walk] of Object.entries(WALKS))
      test(`every rule of axe holds on each page of the ${area}, and none is wider than its window (${name}, ${language})`, async ({
        page,
        server,
        cart,
      }) => {
        await page.setViewportSize(viewport)
        const check = (what: string) =>
          test.step(what, async () => {
            await expectAccessible(page, what)
            expect(await overflow(page), what).toBe(0)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
          })
        await walk({ page, server, cart, language, isPhone: name === 'phone', check })
      })
