import { readdirSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/* What a build has named anew it has named alike in the sheet, in documents and in script. */

const ASSETS = '.output/public/assets'
const files = (extension: string) =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(`${ASSETS}/${name}`, 'utf8'))

const sheet = postcss.parse(files('.css').join('\n'))
const classes = new Set<string>()
sheet.walkRules((rule) => {
  selectorParser((parsed) => parsed.walkClasses(({ value }) => void classes.add(value))).processSync(rule.selector)
})

let server: Server
beforeAll(async () => {
  server = await startServer()
}, PATIENCE_MS)
afterAll(() => server.stop())

/** The router's own, and what Panda calls the parts of a variant that it leaves as they are. */
const WITHOUT_RULE = { router: 'active', parts: 8 }

const PAGES = [
  ...['/', '/cart', '/sign-in', '/sign-up', '/products/the-play-kits', '/products/kit-the-babbler', '/nowhere'],
  ...['/products/erc-box-3-4', '/pages/how-it-works', '/pages/delivery-and-returns'],
  ...['/pages/subscription-v3/child-info', '/de/products/the-play-kits/0-12-months'],
]

test.each(PAGES)('the classes of %s have rules', async (path) => {
  const { text } = await raw(server, path, { headers: BROWSER })
  const used = new Set(Array.from(text.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  expect(used.size).toBeGreaterThan(100)
  const unknown = [...used].filter((name) => name !== WITHOUT_RULE.router && !classes.has(name))
  expect(unknown.length, `${unknown}`).toBeLessThanOrEqual(WITHOUT_RULE.parts)
})

test('no script has a class by its long name', () => {
  for (const script of files('.js')) expect(script).not.toMatch(/["' ]pc-[A-Za-z]/)
})

test('the sheet reads no token that it does not set', () => {
  const [set, read] = [new Set<string>(), new Set<string>()]
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) set.add(prop)
    for (const [, name = ''] of value.matchAll(/var\((--[A-Z][\w-]*)/g)) read.add(name)
  })
  expect(read.size).toBeGreaterThan(50)
  expect([...read].filter((name) => !set.has(name))).toEqual([])
})
