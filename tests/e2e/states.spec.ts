import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type Locator,
  type Page,
} from '@playwright/test'
import { followed } from '../../src/machines/proving/way'
import { recipeOf } from '../../src/machines/recording/recipe'
import { NOBODY } from '../../src/services/domain/people/nobody'
import { stateId } from '../../src/services/flows/machines/machines.rules'
import type { MachineStates, PageSize, PageState } from '../../src/services/flows/machines/states.contract'
import { flowScreen } from './support/flow-screen'
import { type Adapter, SIZES } from './support/machine-tour'
import { ABOVE_THE_PAGE, PICTURED } from './support/pictured'
import type { ShopServer } from './support/server'
import { expect, test } from './support/shop'
import { accountOf, signInAs } from './support/sign-in'
import { adapterFor, drawnIn, linkOf, machinesOfGallery, openState, type StateLink } from './support/state-links'
import { LANGUAGES, type Language } from './support/words'

/**
 * Letters are drawn otherwise by each version of the browser and with each set of fonts: pictures are compared where a page
 * of this kind looks to the pixel as it did where they were made.
 */
const MAKER = 'docs/states/chromium.json'
const PROBE = `<body style="margin:8px;font-size:17px"><p style="font-family:sans-serif">Quartz → ✓ € 1/2 ≈ ●</p>
<p style="font-family:serif">Grumpy jackdaws</p><p style="border-radius:9px;border:1px solid #a43;width:90px">“…”</p>`
/** What comes from a model has pictures and addresses that the shop does not have. */
const OF_MODELS = /Failed to load resource/
const TODAY = '2026-11-24T10:00:00Z'

type Look = { language: Language; size: PageSize; isKept: boolean }

// what others have bought, and what is left of it, would show
test.use({ changes: 'states' })

/** Of npm test: half of the machines on one day, the others on the next; without it all of them. */
const TURN = process.env.STATES_TURN ? Number(process.env.STATES_TURN) : null

for (const [place, machine] of machinesOfGallery.entries()) {
  if (TURN !== null && place % 2 !== TURN) continue
  const looks = machine.states.flatMap((state, index) =>
    looksOf(machine, state, index).map((look) => ({ state, look })),
  )
  if (looks.length === 0) continue
  test(`${machine.id}: its links open the page in the state that they say`, async ({
    page,
    context,
    server,
    browser,
    complaints,
  }) => {
    test.setTimeout(looks.length * 10_000 + 60_000)
    complaints.allow(OF_MODELS)
    const adapter = await adapterFor(machine)
    const areCompared = await comparesPictures(browser)
    await server.clock.set(TODAY)
    await page.clock.setFixedTime(TODAY)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const visitor: Visitor = { person: null, told: null, flag: null, preview: null }
    for (const { state, look } of looks)
      await test.step(`${state.state || state.persona} ${look.language} ${look.size}`, async () => {
        await prepare({ page, context, server }, visitor, state)
        const link = linkOf(machine, state, look)
        await page.setViewportSize(SIZES[link.size])
        await openState(page, link)
        const root = drawnIn(page, link, adapter)
        if (root && state.state) await expect(root, link.href).toHaveAttribute('data-state', state.state)
        if (adapter && root && look.language === 'en') await seen(page, { link, adapter, root })
        if (!look.isKept || !areCompared) return
        const name = [`${link.id}.${look.language}.${link.size}.png`]
        await picture(page, ABOVE_THE_PAGE.includes(machine.id) ? null : root, name)
      })
    await turn(server, visitor, null)
  })
}

/** What is kept; with TEST_ALL every state, in English on a wide window and in another language on a phone. */
function looksOf(machine: MachineStates, state: PageState, index: number): Look[] {
  const kinds = PICTURED[stateId(machine.id, state)] ?? []
  const kept = kinds.map((kind) => {
    const [language, size] = kind.split('.')
    return { language, size, isKept: true } as Look
  })
  if (!process.env.TEST_ALL) return kept
  const all: Look[] = [
    { language: 'en', size: 'desktop', isKept: false },
    { language: LANGUAGES[1 + (index % 4)] ?? 'de', size: 'phone', isKept: false },
  ]
  return [
    ...kept,
    ...all.filter(({ language, size }) => !kept.some((look) => look.language === language && look.size === size)),
  ]
}

type Visitor = Pick<PageState, 'told' | 'flag' | 'preview'> & { person: string | null }
type Ground = { page: Page; context: BrowserContext; server: ShopServer }

/** What its tour looks for in that state: a page can bear the name of a state and show another one. */
async function seen(page: Page, { link, adapter, root }: { link: StateLink; adapter: Adapter; root: Locator }) {
  const recipe = recipeOf(link.state.stages.at(-1) ?? '')
  // what stays as it is on the page is not what the model has
  if (!recipe || recipe.keeps.length > 0) return
  const { snapshot } = followed(adapter.model, recipe)
  const tell = () => Promise.reject(new Error('a state is looked at, and told nothing'))
  await test.step(link.href, () => adapter.sees({ page, root, tell }, adapter.connect(snapshot)) ?? Promise.resolve())
}

async function prepare({ page, context, server }: Ground, visitor: Visitor, state: PageState) {
  const { persona, told, flag, preview } = state
  if (flag !== visitor.flag) await turn(server, visitor, flag)
  if (persona !== visitor.person || (visitor.preview && !preview)) {
    await context.clearCookies()
    if (persona && persona !== NOBODY) await signInAs(context.request, server.origin, persona)
    Object.assign(visitor, { person: persona, told: null, preview: null })
  }
  if (preview && preview !== visitor.preview) {
    await lookAt(context.request, server.origin, accountOf(preview))
    visitor.preview = preview
  }
  if (!told || told === visitor.told) return
  const flow = flowScreen(page)
  await (told === 'plan' ? flow.goToReview() : flow.goToPayment())
  visitor.told = told
}

/** An admin's look at an account, as from the list of customers. */
async function lookAt(request: APIRequestContext, origin: string, user: string) {
  const headers = { origin }
  const made = await request.post(`${origin}/api/admin-preview-codes`, { headers, form: { user }, maxRedirects: 0 })
  const { searchParams } = new URL(made.headers().location ?? '', origin)
  const data = { preview_token: searchParams.get('preview_token') }
  expect((await request.post(`${origin}/api/admin-preview`, { headers, data })).status()).toBe(200)
}

/** On for everybody; what the page before needed is as it was. */
async function turn(server: ShopServer, visitor: Visitor, flag: PageState['flag']) {
  if (visitor.flag) await server.setFlag(visitor.flag, null)
  if (flag) await server.setFlag(flag, 'on')
  visitor.flag = flag
}

type Maker = { major: string; probe: string }
/** Of this worker. */
const made: { by: Maker | null } = { by: null }

async function comparesPictures(browser: Browser): Promise<boolean> {
  const isKnown = made.by !== null
  const own = made.by ?? (await makerOf(browser))
  made.by = own
  if (base.info().config.updateSnapshots !== 'none') {
    writeFileSync(MAKER, `${JSON.stringify(own, null, 2)}\n`)
    return true
  }
  const maker: Maker = JSON.parse(readFileSync(MAKER, 'utf8'))
  const isSame = maker.major === own.major && maker.probe === own.probe
  if (!isSame && !isKnown)
    console.log(
      `Pictures are of another Chromium than ${own.major}, or of one with other fonts: not compared. npm run states makes them anew.`,
    )
  return isSame
}

async function makerOf(browser: Browser): Promise<Maker> {
  const page = await browser.newPage({ viewport: { width: 320, height: 180 } })
  await page.setContent(PROBE)
  const probe = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
  await page.close()
  return { major: browser.version().split('.')[0] ?? '', probe }
}

/** Of what the machine draws; null: of the head of the window. */
async function picture(page: Page, root: Locator | null, name: string[]) {
  await page.evaluate(() => document.fonts.ready)
  await (root ?? page.locator('body')).evaluate(async (element) => {
    const images = [...element.querySelectorAll('img')]
    for (const image of images) image.loading = 'eager'
    // one that the shop does not have has nothing to decode
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
  })
  // no share of the picture: in a large one the corners of every field would be few
  const options = { threshold: 0.1, maxDiffPixels: 40 }
  if (!root) return expect(page).toHaveScreenshot(name, { ...options, clip: { x: 0, y: 0, ...HEAD } })
  // all of it in the window: whatever is scrolled to moves what sticks and what watches
  const box = await root.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const bottom = Math.ceil((box?.y ?? 0) + (box?.height ?? 0))
  if (bottom > height) await page.setViewportSize({ width, height: bottom })
  await expect(root).toHaveScreenshot(name, options)
}

/** Where menus lie. */
const HEAD = { width: 1280, height: 460 }
