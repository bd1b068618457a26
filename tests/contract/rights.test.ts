import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELIVERY, DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import { LOCALE_CODES, type LocaleCode, localeOfCode, type Region } from '~/services/domain/locale'
import { RIGHTS } from '~/services/domain/rights/rights.rules'
import { openContent } from '../support/content'

let shop: Awaited<ReturnType<typeof openContent>>
beforeAll(async () => {
  shop = await openContent()
})
afterAll(() => shop.close())

type Node = { value?: string; content?: Node[] }
const wordsOf = (node: Node): string => `${node.value ?? ''} ${(node.content ?? []).map(wordsOf).join('')}`

async function page(code: LocaleCode, slug: string) {
  const found = await shop.content.contentPage(localeOfCode(code), slug)
  if (!found?.longDescription) throw new Error(`no page ${slug}`)
  return [found.title, found.lead, found.seo.pageDescription, wordsOf(found.longDescription)]
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** Words of a law that holds in one region alone. */
const LAW: Record<Region, RegExp> = {
  eu: /European|Directive|withdraw|Europe[eé]s|européen|Europäisch|europeo|herroep|rétract|widerruf|desisti/i,
  gb: /Consumer Contracts Regulations|Consumer Rights Act|cancel (?:an order )?within/,
  us: /federal law|sales tax/,
  au: /Australian Consumer Law|GST/,
}
const PAGES = ['terms', 'delivery-and-returns']

describe.each(LOCALE_CODES)('what %s reads of law', (code) => {
  const { region } = localeOfCode(code)
  const others = (['eu', 'gb', 'us', 'au'] as const).filter((other) => other !== region)

  test.each(PAGES)('E-101 is that of where one buys, and of nowhere else: %s', async (slug) => {
    const text = await page(code, slug)
    expect(text).toMatch(LAW[region])
    for (const other of others) expect(text, other).not.toMatch(LAW[other])
  })

  test('E-101 names the law, its days and ours', async () => {
    const text = (await Promise.all(PAGES.map((slug) => page(code, slug)))).join(' ')
    const { law, returnDays, withdrawalDays } = RIGHTS[region]
    expect(text).toContain(String(returnDays))
    if (law !== null) expect(text).toContain(law)
    if (withdrawalDays === null) expect(text).not.toMatch(/withdraw|right to cancel an order within/i)
    else expect(text).toContain(String(withdrawalDays))
    expect(text).not.toMatch(/\{\w+\}/)
  })

  test.each(PAGES)('E-101 says from which parcel the days to withdraw run, as the rule does: %s', async (slug) => {
    const first =
      /first (parcel|one)\b|eerste pakket|vanaf het eerste|premier colis|partir du premier|ersten Pakets|ab dem ersten|primer paquete|desde el primero/
    if (RIGHTS[region].withdrawalDays !== null) expect(await page(code, slug)).toMatch(first)
  })

  test('and of delivery has the days of the checkout', async () => {
    const text = await page(code, 'delivery-and-returns')
    const { min_days, max_days } = DELIVERY[region].standard
    expect(text).toContain(`${min_days}–${max_days}`)
    expect(text).toContain(String(DISPATCH_DAYS))
  })

  test('is the same when it is read again, whatever another region has read meanwhile', async () => {
    const first = await page(code, 'terms')
    for (const other of LOCALE_CODES) await page(other, 'terms')
    expect(await page(code, 'terms')).toBe(first)
  })
})

test('texts that link to one another in circles are filled in once', async () => {
  const { content } = shop
  const home = await content.homePage(localeOfCode('en-US'))
  expect(JSON.stringify(home)).toContain(`${RIGHTS.us.returnDays} days to return`)
  const { labels } = await content.cart(localeOfCode('nl'))
  expect(labels.returns).toContain(`${RIGHTS.eu.returnDays} dagen`)
})
