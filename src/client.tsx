/**
 * Stage 0, all the script that a page needs before anybody touches it (docs/decisions/0002-staged-boot.md). Documents
 * work without it: links, forms and details are plain HTML. Once the page is painted and quiet it fetches the application
 * and starts it bit by bit while nothing else is to be done; at once with the visitor's first move, or where `data-boot`
 * says so, of the document or of a part of it that waits. It holds clicks on `data-hold` buttons and links until the
 * application listens.
 */
import { aimPresses } from './services/browser/aim'
import { isAnswered, isSentByDocument } from './services/browser/first-answers'
import { idle, parsed, shown } from './services/browser/moments'
import { loadAnew } from './services/browser/renewal'
import { note, noteTouched, retypeAll } from './services/browser/typed'
import { LATER } from './services/request/documents/boot/later'

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const

/** How long a press of a finger takes until it is a click. */
const PRESS_MS = 120

declare global {
  // https://wicg.github.io/netinfo/: not every browser tells
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  interface Window {
    /** of the early script: gives up holding and hands over the buttons pressed so far */
    early?: () => HTMLElement[]
  }
}

/** what was pressed, and what it asked for: the value of `data-hold` where a button can come to say another thing */
const held: Array<{ button: HTMLElement; intent: string | undefined }> = []
let stage: 'cold' | 'loading' | 'live' = 'cold'

/** One chunk per language, the same that the application asks for. */
const texts = import.meta.glob('./content/messages/*.json')

/** What the server has written on the tag of this file: the application's files, and the state where it is one. */
const { files = '', pageState } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
const listed = files.split(' ').filter((file) => file !== '')

/** Who pays for every byte gets none before it is wanted. */
function savesBytes() {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData || /2g/.test(effectiveType ?? '')
}

let isAhead = false

/**
 * What the application consists of, and what its flows run, is there before it is wanted: after the pictures that are
 * seen, but before them where somebody waits for it.
 */
function fetchAhead(fetchPriority: 'low' | 'high') {
  if (isAhead || savesBytes()) return
  isAhead = true
  const add = (href: string, how: object) =>
    document.head.append(Object.assign(document.createElement('link'), { href, fetchPriority, ...how }))
  const addFile = (href: string) => {
    if (!href.endsWith('.css')) add(href, { rel: 'modulepreload' })
    // pages of the account link the sheet (docs/decisions/0006-styles-of-a-document.md)
    else if (!document.querySelector(`link[href="${href}"]`))
      add(href, { rel: 'preload', as: 'style', crossOrigin: '' })
  }
  for (const file of listed.filter(isForStart)) addFile(file)
  if (pageState) add(pageState, { rel: 'preload', as: 'script' })
  texts[`./content/messages/${document.documentElement.lang}.json`]?.().catch(() => undefined)
  for (const file of listed) if (!isForStart(file)) addFile(file.replace(LATER, ''))
}

const isForStart = (file: string) => !file.endsWith(LATER)

/** What the router goes on from: a document that is kept has it as a file (docs/decisions/0053-the-state-of-a-document.md). */
async function stateLoaded() {
  if (pageState) await Promise.all([run(pageState), parsed()])
  // the application lists the files in the document, too: without what is for later
  for (const route of Object.values(window.$_TSR?.router?.manifest?.routes ?? {}))
    route.preloads = route.preloads?.filter((file) => !String(file).endsWith(LATER))
}

/** A state that nobody has any more belongs to a page from before a release. */
const run = (src: string) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject })
    document.head.append(script)
  }).catch((failure) => {
    void loadAnew().catch(() => undefined)
    throw failure
  })

/**
 * Each file is run in a moment of its own, in the order in which they need each other, and hydration gives way to whatever
 * the page has to do: all at once would hold up a slow phone for a second.
 */
async function startQuietly() {
  await shown()
  await idle()
  if (savesBytes()) return
  fetchAhead('low')
  await runQuietly(scripts.filter(isForStart))
  start()
  await runQuietly(scripts.filter((file) => !isForStart(file)))
}

async function runQuietly(files: string[]) {
  for (const file of files) {
    await idle()
    await evaluate(file.replace(LATER, ''))
  }
}

const scripts = listed.filter((file) => /\.js(?:#|$)/.test(file))

/** A file that does not come is missed by `start`, too, which knows what to do then. */
const evaluate = (file: string) => import(/* @vite-ignore */ file).catch(() => undefined)

function start() {
  if (stage !== 'cold') return
  stage = 'loading'
  // should the application not come, each held click does what the document alone can do
  Promise.all([import('./boot'), stateLoaded()])
    .then(([{ boot }]) => boot(() => held.length > 0))
    .then(release, release)
  fetchAhead('high')
  // what has arrived runs while the rest is on its way
  for (const file of scripts.filter(isForStart)) void evaluate(file)
}

/**
 * React hydrates what an event of a finger, mouse or key meets before anything else, and without a pause. No control
 * listens to this one.
 */
const hurry = (button: HTMLElement) => button.dispatchEvent(new Event('auxclick', { bubbles: true }))

/** A press is drawn first: what the application does at its start takes a slow phone a while. */
function meant({ type }: Event) {
  if (/down|touch|focus/.test(type)) setTimeout(start, PRESS_MS)
  else start()
}

const whenDrawn = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/**
 * What was typed is typed again, and every click that was held happens once, in its order, on its own element: each
 * after the page has drawn what the one before has changed, since a button sends what it shows.
 */
async function release() {
  stage = 'live'
  // for whoever measures or drives a page from outside
  document.documentElement.dataset.live = ''
  removeEventListener('click', hold, true)
  removeEventListener('input', note, true)
  for (const intent of INTENTS) removeEventListener(intent, meant, true)
  hover()
  adopt()
  await retypeAll()
  for (const { button, intent } of held.splice(0)) {
    unmark(button)
    // one that now says the opposite shows that its intent has come true without the click
    if (button.isConnected && button.dataset.hold === intent) button.click()
    await null
  }
}

/** What the browser has opened, its flow opens too, and so knows how to close it. */
function adopt() {
  for (const { id } of document.querySelectorAll(':popover-open'))
    document.querySelector<HTMLElement>(`[data-hold][popovertarget="${id}"]`)?.click()
}

/** An `aria-expanded` that the document wrote outweighs what the browser says of a popover, so it follows. */
function follow({ target, newState }: ToggleEvent) {
  if (!(target instanceof HTMLElement) || target.dataset.open === 'true') return
  const opener = document.querySelector(`[popovertarget="${target.id}"][aria-expanded]`)
  opener?.setAttribute('aria-expanded', String(newState === 'open'))
}

/** What the pointer has been resting on since before anybody listened: a menu that opens under it opens now. */
function hover() {
  const under = [...document.querySelectorAll(':hover')].at(-1)
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

/** A form is sent by a click on its button, Enter included, so clicks are all there is to hold; a form is sent once. */
function hold(event: MouseEvent) {
  const button = closest(
    event,
    // what a button opens as a popover, the browser opens at once
    'button[data-hold]:not([popovertarget]),a[data-hold],form[data-hold] button:not([type=button])',
  )
  // another tab or window is the browser's business
  if (!button || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isSentByDocument(button)) sendAsItIs(button)
  else take(button)
}

/**
 * With what stands in it now, past the application: where that is about to listen, it empties fields of whose contents it
 * does not know yet.
 */
function sendAsItIs(button: HTMLButtonElement) {
  mark(button)
  button.form?.submit()
}

/** A link that keeps a choice first is a form to the document. */
function take(button: HTMLElement) {
  const { sends } = button.dataset
  if (!sends) return keep(button)
  mark(button)
  const form = Object.assign(document.createElement('form'), { method: 'post', action: sends, hidden: true })
  document.body.append(form)
  form.submit()
}

function keep(button: HTMLElement) {
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null
  // one that names a value is a step of a count: each press of it counts
  const isSentAlready = isSubmit && !button.name && held.some((press) => press.button === button)
  if (!isSentAlready) held.push({ button, intent: button.dataset.hold })
  if (isAnswered(button)) unmark(button)
  else mark(button)
  whenDrawn(() => {
    start()
    hurry(button)
  })
}

function mark(button: HTMLElement) {
  button.dataset.held = ''
  button.ariaBusy = 'true'
}

function unmark(button: HTMLElement) {
  if (button.dataset.held === '') button.ariaBusy = null
  delete button.dataset.held
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Where the other tabs tell of the cart (`CART_CHANNEL` of machines/cart/cart/cart.rules.ts): spelled out, since an import
 * would be a request of its own.
 */
const NEWS = 'playchart-cart'

/** A page that the browser kept alive shows the cart as it was, and its form as it was sent. */
function comeBack({ persisted }: PageTransitionEvent) {
  if (!persisted) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-sends]')) unmark(button)
  renew()
}

/** The cart has changed elsewhere: one small call brings its count; a page of the cart asks for all of it. */
function renew() {
  if (stage === 'live') return
  document.documentElement.dataset.missed = ''
  if (stage === 'loading' || document.querySelector('main [data-machine=cart]')) return start()
  fetch('/api/me')
    .then((answer): Promise<{ badge: string | null }> => answer.json())
    .then(({ badge }) => {
      for (const element of document.querySelectorAll('[data-me=count]')) element.textContent = badge
    }, start)
}

/**
 * Back or Forward to a page that an application has shown under this document before it was loaded anew: this one does
 * not have it, and the browser only changes the address. Places of a page share its address.
 */
const address = () => location.pathname + location.search
const opened = address()
addEventListener('popstate', () => {
  if (stage !== 'live' && address() !== opened) location.reload()
})

for (const intent of INTENTS) addEventListener(intent, meant, { capture: true, passive: true })
aimPresses()
addEventListener('click', hold, true)
addEventListener('input', note, true)
addEventListener('pageshow', comeBack)
addEventListener('toggle', follow, true)
if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(NEWS).onmessage = renew
addEventListener('vite:preloadError', () => void loadAnew().catch(() => undefined))
noteTouched()
for (const button of window.early?.() ?? []) take(button)
// scrolled or focused before this file was there: the visitor has moved already
if (document.querySelector('[data-boot=now]') || scrollY > 0 || document.activeElement !== document.body) start()
else void startQuietly()
