import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LATER } from '~/services/request/documents/boot/later'
import { filesFor } from '~/services/request/documents/boot/of-page'

const SERVER = '.output/server'
const Routes = z.record(
  z.string(),
  z.object({ children: z.array(z.string()).optional(), preloads: z.array(z.string()).optional() }),
)
type Routes = z.infer<typeof Routes>

/**
 * The script without which a page cannot be hydrated, stage 0 included, in kB (1000 bytes) after gzip: as of today, with
 * half a kB to spare.
 * The budgets are lower (performance.md): these move down, and up only for what a page has newly to say, so that nothing
 * is put into every page unseen, or where a file less is worth more than bytes (docs/decisions/0037-few-files.md): the
 * routes of the tools and the inspector's one hook are 1.3 kB of each, a further route 0.3, the place for a preview's
 * banner 0.1, the keyboard on the heading of a page that follows another, after a drawer has closed, too, 0.3, a title of
 * one's own for each action (WCAG 2.4.2) 0.1. A spread in a route's options once hid its loader from the router's splitter,
 * and each page brought 14 kB more.
 * Builds of the same sources differ by some hundredths.
 */
const LIMITS: Record<string, number> = {
  '/{-$lang}': 135.2,
  // the tools share their bar, with what their pages have in common
  '/inspector': 144.3,
  '/machines/': 144.0,
  // how visitors went through it, what tests take of it, what its rules say, its sheets on paper, the story of its happy path,
  // what its tests notice of its mutants, its sentences behind one press
  '/machines/$id': 154.4,
  '/machines/rules': 146.6,
  // a link of the gallery, and what its page needs: the way to a state is in the file that all tools share
  '/machines/open': 144.7,
  // a row for each machine
  '/machines/states': 145.8,
  '/mailbox': 145.9,
  // the kit and the subscription of each job
  '/admin/$place': 147.5,
  '/$locale/checkout': 145.1,
  // the account's words, which all of its pages share: the kits of a corrected birth date, what still comes of what was cancelled, the way on, pages of orders, the label of a parcel, days of first boxes;
  // pages that are read once more after a change elsewhere (0.3)
  '/{-$lang}/account': 146.3,
  '/{-$lang}/cart': 144.6,
  '/{-$lang}/reset-password': 139.1,
  '/{-$lang}/sign-in': 138.9,
  '/{-$lang}/sign-up': 139.1,
  '/{-$lang}/': 142.1,
  // what each kit will cost (E-113); that a birth date was corrected
  '/{-$lang}/account/subscriptions': 152.9,
  // the table of deliveries (E-110)
  '/{-$lang}/pages/$slug': 136.3,
  '/{-$lang}/pages/how-it-works': 141.4,
  // what a guest is told, and the code and the form that the tab keeps (E-94); the account's words
  '/{-$lang}/pages/activate-gift': 160.6,
  // the account's words and its notice
  '/{-$lang}/pages/withdraw': 148.4,
  '/{-$lang}/products/$slug': 148.1,
  '/{-$lang}/products/erc-box-{$ages}': 141.5,
  // its boxes; each payment beside its kit (E-76)
  '/{-$lang}/account/$ reading-club': 152.7,
  '/{-$lang}/account/$ club-options': 148.7,
  '/{-$lang}/account/$ payments': 150.7,
  // forms about a child, a person and a password; those with a phone or a name share fields with the steps of a subscription
  '/{-$lang}/account/$ settings': 149.9,
  '/{-$lang}/account/$ family': 149.5,
  '/{-$lang}/account/$ preferences': 160.6,
  '/{-$lang}/account/$ child': 150.6,
  '/{-$lang}/account/$ contact-details': 160.3,
  '/{-$lang}/account/$ password': 150.4,
  '/{-$lang}/account/$ sms': 160.0,
  '/{-$lang}/account/$ privacy': 150.0,
  '/{-$lang}/account/$ erase-account': 150.8,
  // a card or an address beside what it concerns: they share fields with the checkout
  '/{-$lang}/account/$ payment-method': 159.4,
  '/{-$lang}/account/$ edit-card': 161.9,
  '/{-$lang}/account/$ edit-billing': 160.1,
  '/{-$lang}/account/$ shipping-address': 160.4,
  '/{-$lang}/account/$ modify-kit': 148.7,
  '/{-$lang}/account/$ gifts': 149.3,
  '/{-$lang}/account/$ order-history': 149.2,
  // where an order goes, and whether that can be changed
  '/{-$lang}/account/$ order': 159.7,
  // the last day of what follows from one, whose words all pages of the account share
  '/{-$lang}/account/$ withdrawal': 149.9,
  // the days of a kit and what they change
  '/{-$lang}/account/$ ship-date': 150.9,
  // what becomes of each kit or box, the sentences of their changes, and what is offered instead (A-031 … … A-064);
  // which kits come instead where a birth date was corrected
  '/{-$lang}/account/$ subscription-change': 155.4,
  // the last order
  '/{-$lang}/account/': 150.5,
  // the list of later charges (E-113)
  '/$locale/checkout/customer-information/$uuid': 153.6,
  '/{-$lang}/pages/subscription-v3/child-info': 148.0,
  '/{-$lang}/pages/subscription-v3/order-review': 147.9,
  '/{-$lang}/pages/subscription-v3/payment-options': 147.4,
  '/{-$lang}/products/the-play-kits/$slug': 140.6,
  '/{-$lang}/products/the-play-kits/': 140.6,
}

/** What the framework's build says of each route: its children and its script files. */
async function builtRoutes(): Promise<Routes> {
  const file = readdirSync(SERVER).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!file) throw new Error('no build: run `npm run build` first')
  const { tsrStartManifest } = await import(/* @vite-ignore */ pathToFileURL(`${SERVER}/${file}`).href)
  return Routes.parse(tsrStartManifest().routes)
}

/** A route, or one of the pages that it can be. */
function pagesOf(routes: Routes, id: string): string[] {
  const names = (routes[id]?.preloads ?? []).flatMap((file) => /#of-([a-z-]+)/.exec(file)?.[1] ?? [])
  return names.length > 0 ? [...new Set(names)].map((name) => `${id} ${name}`) : [id]
}

/** The route and those around it. */
function chainOf(routes: Routes, id: string): string[] {
  const parent = Object.keys(routes).find((each) => routes[each]?.children?.includes(id))
  return parent ? [...chainOf(routes, parent), id] : [id]
}

function weightOf(routes: Routes, page: string): number {
  const [id = '', shown = null] = page.split(' ')
  const listed = chainOf(routes, id).flatMap((each) => filesFor(routes[each]?.preloads ?? [], shown))
  // what flows run when somebody acts, and the styles
  const files = new Set(listed.filter((file) => !file.endsWith(LATER)))
  const bytes = [...files].map((file) => gzipSync(readFileSync(`.output/public${file}`)).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

const routes = await builtRoutes()
const pages = Object.keys(routes)
  .filter((id) => id !== '__root__' && routes[id]?.preloads)
  .flatMap((id) => pagesOf(routes, id))

test('each page has a limit', () => {
  expect(pages.sort()).toEqual(Object.keys(LIMITS).sort())
})

test.each(pages)('%s brings no more script than its limit', (id) => {
  expect(weightOf(routes, id)).toBeLessThanOrEqual(LIMITS[id] ?? 0)
})
