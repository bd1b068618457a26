import { globSync } from 'node:fs'

/** What stands for a parameter of an address: something that is there, and something that is not. */
const VALUES: [name: RegExp, there: string, not: string][] = [
  [/(?<=the-play-kits\/)\$slug/, '0-12-months', 'nowhere'],
  [/(?<=pages\/)\$slug/, 'about', 'nowhere'],
  [/\$slug/, 'kit-the-looker', 'nowhere'],
  [/\{\$ages\}/, '3-4', 'x'],
  [/\$locale/, 'en-EU', 'xx-XX'],
  [/\$uuid/, '3f2b8c1a-7d4e-4b6a-9c5f-0a1b2c3d4e5f', 'none'],
  [/\$region/, 'gb', 'xx'],
  [/\$control/, 'clock', 'nothing'],
  [/(?<=upstream\/)\$/, 'media/hero-door', 'nothing/at/all'],
  [/\$$/, 'cart', '%2fevil.tld'],
]

/** The addresses of every route of ours, pages with and without a language, each with good and with bad parameters. */
export function addressesOfRoutes(): string[] {
  const files = globSync('src/routes/**/*.{ts,tsx}').filter((path) => !/\/-|__root|route\.tsx$/.test(path))
  return [...new Set(files.map(patternOf).flatMap(filled))].sort()
}

/** 'src/routes/{-$lang}/products/$slug.tsx' → '/{-$lang}/products/$slug' */
const patternOf = (path: string) =>
  path
    .replace(/^src\/routes|\.tsx?$/g, '')
    .replace(/\[\.\]|\./g, (text) => (text === '.' ? '/' : '.'))
    .replace(/\/index$/, '')

const filled = (pattern: string): string[] =>
  ['', '/nl'].flatMap((language) => {
    const path = pattern.replace('/{-$lang}', language)
    const [there, not] = [1, 2].map((which) =>
      VALUES.reduce((text, value) => text.replace(value[0], String(value[which])), path || '/'),
    )
    return [there ?? path, not ?? path]
  })
