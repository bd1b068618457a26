import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import messages from '~/content/messages/en.json'
import { entry, entryLink, type SeedFile, seedFile } from '../support/content'
import { hostedContentful, untilAnswered } from '../support/hosted-contentful'
import { BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/*
 * Entries as somebody may publish them over Contentful's own interface, which asks for nothing that our model asks for
 * (docs/decisions/0034-content-that-cannot-be-shown.md).
 */

type Fields = Record<string, unknown>

let server: Server
let close = async () => {}

beforeAll(async () => {
  const contentful = await hostedContentful(spoiled(seedFile()))
  close = contentful.close
  server = await startServer({ env: contentful.variables })
  await untilAnswered(server)
}, PATIENCE_MS)
afterAll(async () => {
  await server.kill()
  await close()
})

/** The fields of entries by their id, in every language; null takes a field away. */
function changed(content: SeedFile, changes: Record<string, Fields>): SeedFile {
  const known = new Set(content.entries.map(({ sys }) => sys.id))
  for (const id of Object.keys(changes)) if (!known.has(id)) throw new Error(`the seed has no entry ${id}`)
  const entries = content.entries.map((entry) => ({
    ...entry,
    fields: Object.fromEntries(
      Object.entries({ ...entry.fields, ...changes[entry.sys.id] }).flatMap(([name, value]) =>
        value === null ? [] : [[name, changes[entry.sys.id]?.[name] === undefined ? value : { 'en-GB': value }]],
      ),
    ),
  }))
  return { ...content, entries: entries as SeedFile['entries'] }
}

const BAD_LINK = { linkText: 'Bad', linkUrl: 'javascript:alert(1)' }

function spoiled(seed: SeedFile): SeedFile {
  const links = [entry('cmsLink', 'bad-link', BAD_LINK), entry('cmsLink', 'no-text', { linkUrl: '/cart' })]
  const [home, playKits, getStarted] = [entryLink('bad-link'), entryLink('no-text'), entryLink('is-not-there')]
  return changed(
    { ...seed, entries: [...seed.entries, ...links] },
    {
      shell: { homeCta: home, playKitsCta: playKits, getStartedCta: getStarted },
      // one column more than there may be
      'menu-play-kits': { columns: Array.from({ length: 6 }, () => entryLink('footer-help')) },
      'region-au': { link: '//evil.tld' },
      'footer-help': { title: 5, links: [home, entryLink('link-footer-help-1'), 'text'] },
      'link-get-started': { linkUrl: null },
      'age-1-2-years': { priceKey: 'free' },
      'child-info-page': { stepNumbers: { childInfo: 'one' } },
      // a kit in focus on the home page, whose own page cannot be made
      'kit-babbler': { monthsFrom: 1.5 },
    },
  )
}

const get = (path: string) => raw(server, path, { headers: BROWSER })

describe('entries that cannot be shown', () => {
  test.each(['/', '/nl', '/sign-in', '/products/the-play-kits', '/products/the-play-kits/1-2-years'])(
    '%s stands, with what is good of its shell',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(200)
      expect(text).not.toMatch(/javascript:alert|evil\.tld|>Bad</)
      for (const good of ['/pages/how-it-works', 'data-machine="megaMenu"', '<footer', '/r/us'])
        expect(text).toContain(good)
    },
  )

  test.each(['/cart', '/products/kit-the-looker', '/pages/about', '/pages/subscription-v3/child-info', '/nowhere'])(
    '%s is as it would be',
    async (path) => {
      expect((await get(path)).status).toBe(path === '/nowhere' ? 404 : 200)
    },
  )

  test('a page that cannot be without its entry fails alone, in the catalogue’s words, and stays 502', async () => {
    const { status, headers, text } = await get('/products/kit-the-babbler')
    expect([status, headers['cache-control']]).toEqual([502, 'no-store'])
    expect(text).toContain(messages.error.message.replaceAll("'", '&#x27;'))
    expect(text).not.toMatch(/invalid_type|expected int|monthsFrom/i)
  })

  test('each is told in the log by its id, and without its words', () => {
    const told = server.lines().filter(({ event }) => event === 'content.block-skipped' || event === 'upstream.invalid')
    const ids = new Set(told.map(({ id }) => id))
    for (const id of [
      'bad-link',
      'no-text',
      'menu-play-kits',
      'region-au',
      'link-get-started',
      'age-1-2-years',
      'kit-babbler',
    ])
      expect(ids).toContain(id)
    expect(told).toContainEqual(
      expect.objectContaining({ event: 'upstream.invalid', operation: 'kit:kit-the-babbler' }),
    )
    expect(JSON.stringify(told)).not.toMatch(/javascript:|evil\.tld|"Bad"|free/)
  })
})
