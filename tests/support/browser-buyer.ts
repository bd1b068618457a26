import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page, Request, Response } from '@playwright/test'
import { cartScreen } from '../e2e/support/cart-screen'
import { checkoutScreen } from '../e2e/support/checkout-screen'
import { kitScreen } from '../e2e/support/kit-screen'
import type { Told } from './told'

const ACTION_MS = 10_000
/** By then the page has said what has become of it. */
const SHOWN_MS = 20_000
const PAUSE_MS = 500
const GIVES_UP_MS = 240_000
/** Left by the browser itself: the page went on elsewhere. */
const LEFT = /ERR_ABORTED/

type Buying = { browser: Browser; origin: string; told: Told; email: string }

/** Buys a kit as somebody does who presses again, and loads a page anew that does not go on; the order's number. */
export async function buyInBrowser({ browser, origin, told, email }: Buying): Promise<string> {
  const context = await browser.newContext({ baseURL: origin })
  context.setDefaultTimeout(ACTION_MS)
  const page = await context.newPage()
  watch(page, told)
  const until = performance.now() + GIVES_UP_MS
  try {
    while (!(await isDone(() => chooseKit(page)))) giveUpAfter(until, page)
    while (!(await isDone(() => openCheckout(page)))) giveUpAfter(until, page)
    const screen = checkoutScreen(page)
    for (;;) {
      const state = await screen.root.getAttribute('data-state').catch(() => null)
      if (state === 'withBuyer.confirmed') break
      giveUpAfter(until, page)
      const went = await isDone(() => takeStep(page, { state, email }))
      if (!went) await isDone(() => page.reload())
    }
    return /PC-\d+/.exec((await screen.number.textContent()) ?? '')?.[0] ?? ''
  } finally {
    await context.close()
  }
}

async function chooseKit(page: Page) {
  const kit = kitScreen(page)
  await page.goto('/products/kit-the-looker')
  await kit.choose(kit.single)
  await kit.buy.click()
  await page.waitForURL(/\/cart$/)
}

async function openCheckout(page: Page) {
  const cart = cartScreen(page)
  await cart.open()
  await cart.checkout.click()
  await page.waitForURL(/\/checkout\/customer-information\/[0-9a-f-]{36}/)
}

/** What the page asks for as it is. */
async function takeStep(page: Page, { state, email }: { state: string | null; email: string }) {
  const screen = checkoutScreen(page)
  const [, step = ''] = /^withBuyer\.steps\.(\w+)/.exec(state ?? '') ?? []
  if (step === 'contact') return screen.contact(email)
  if (step === 'address') return screen.address()
  if (step === 'delivery') return screen.delivery()
  if (step === 'payment') return screen.card('good')
  if (step === 'review') {
    await screen.pay.click()
    return screen.isConfirmed(SHOWN_MS)
  }
  if (state === null) throw new Error('the page shows no checkout')
  // it is on its way somewhere
  await wait(PAUSE_MS)
}

/** Whether it came to its end; a pause where not. */
async function isDone(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch {
    await wait(PAUSE_MS)
    return false
  }
}

const placeOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/[\w-]{30,}/g, '…')}`

function giveUpAfter(until: number, page: Page) {
  if (performance.now() > until) throw new Error(`a buyer gave up at ${page.url()}`)
}

function watch(page: Page, told: Told) {
  const since = new Map<Request, number>()
  page.on('request', (request) => {
    told.counts.requests++
    since.set(request, performance.now())
  })
  page.on('response', (response) => void noteFailed(response))
  page.on('requestfailed', (request) => {
    const how = request.failure()?.errorText ?? ''
    const ms = performance.now() - (since.get(request) ?? 0)
    if (!LEFT.test(how)) told.cutOff.push({ what: placeOf(request), how, ms })
  })
  async function noteFailed(response: Response) {
    if (response.status() < 400) return
    const ms = performance.now() - (since.get(response.request()) ?? 0)
    const what = placeOf(response.request())
    // a page that was left keeps no text of its answers
    const text = await response.text().catch(() => null)
    if (text !== null) told.note({ what, status: response.status(), headers: response.headers(), text, ms })
  }
}
