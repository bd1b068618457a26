import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHeadlessShell } from '../../scripts/server/chromium'
import { hostedContentful, untilAnswered } from '../support/hosted-contentful'
import { ATTACK, hostileContent } from '../support/hostile-content'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/** What a browser makes of content that somebody publishes to harm others (T7); hosted-shop.test.ts reads its markup. */
const PAGES = [
  ...['/', '/products/the-play-kits', '/products/the-play-kits/0-12-months', '/products/kit-the-looker'],
  ...['/products/erc-box-3-4', '/pages/about', '/pages/subscription-v3/child-info', '/cart', '/sign-in'],
]

let server: Server
let browser: Browser
let close = async () => {}
beforeAll(async () => {
  const contentful = await hostedContentful(hostileContent())
  close = contentful.close
  server = await startServer({ env: contentful.variables })
  await untilAnswered(server)
  browser = await chromium.launch({ executablePath: findHeadlessShell() ?? undefined })
}, PATIENCE_MS)
afterAll(async () => {
  await browser.close()
  await server.kill()
  await close()
})

test.each(PAGES)('%s runs none of it, before and after its application is there', { timeout: 60_000 }, async (path) => {
  const page = await browser.newPage()
  const seen: string[] = []
  await page.exposeFunction('canary', () => seen.push('canary'))
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('console', (message) => /Content Security Policy/i.test(message.text()) && seen.push(message.text()))
  page.on('request', (request) => /csp-report|evil\.tld/.test(request.url()) && seen.push(request.url()))
  await page.goto(`${server.url}${path}`)
  // any gesture fetches the application
  await page.mouse.move(200, 300)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => 'live' in document.documentElement.dataset, null, {
    timeout: 30_000,
  })
  const shown = await page.evaluate(() => document.documentElement.textContent ?? '')
  expect(shown).toContain(ATTACK.slice(0, 28))
  const strange = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
      .filter((attribute) =>
        /^on|^(?:href|src|action|formaction)=\s*(?:javascript|vbscript|data:text)/i.test(attribute),
      ),
  )
  expect([seen, strange]).toEqual([[], []])
  await page.close()
})
