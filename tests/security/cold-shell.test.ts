import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { BROWSER, type Raw, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/** Nobody listens where Contentful should, and nothing older is kept: not even the header of a page can be made. */
let server: Server
beforeAll(async () => {
  server = await startServer({ env: { CONTENTFUL_BASE_URL: `http://127.0.0.1:${await freePort()}` } })
}, PATIENCE_MS)
afterAll(() => server.kill())

/** The router marks links to the page itself; nothing of ours looks different for it. */
const UNSTYLED = ['active']
const classesIn = ({ text }: Raw) =>
  [...new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))].filter(
    (name) => !UNSTYLED.includes(name),
  )
const stylesIn = ({ text }: Raw) => [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
const isStyled = (styles: string, name: string) => styles.includes(`.${name.replace(/[^\w-]/g, '\\$&')}`)

test.each(['/', '/products/kit-the-babbler', '/cart', '/fr/pages/about', '/nowhere', '/sign-in', '/mailbox'])(
  '%s is the error page with all its styles in the document, where the shell could not be made',
  async (path) => {
    const page = await raw(server, path, { headers: BROWSER })
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store'])
    const styles = stylesIn(page)
    const classes = classesIn(page)
    expect(classes.length).toBeGreaterThan(20)
    expect(classes.filter((name) => !isStyled(styles, name))).toEqual([])
    // the reset, the value of a token, whose name is a build's own, the fonts and what a width changes
    for (const needed of ['@layer reset', '"Commissioner Text", "Commissioner Variable"', '@font-face', '@media'])
      expect(styles).toContain(needed)
    expect(page.text).toContain('<meta name="viewport"')
  },
)
