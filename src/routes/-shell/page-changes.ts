import type { AnyRouter, ParsedLocation, RouterOptions } from '@tanstack/react-router'

type Change = { fromLocation?: Pick<ParsedLocation, 'pathname'>; toLocation: Pick<ParsedLocation, 'pathname'> }

const isKit = ({ pathname }: Pick<ParsedLocation, 'pathname'>) => /\/products\/kit-[^/]+$/.test(pathname)

/**
 * A picture that grows into the page behind it explains where that page came from; any other change is a cut. With less
 * motion asked for, all are.
 */
export const transitionsOf = ({ fromLocation, toLocation }: Change): string[] | false =>
  isKit(toLocation) && fromLocation !== undefined && fromLocation.pathname !== toLocation.pathname && mayMove()
    ? ['kit']
    : false

const mayMove = () => !document.hidden && matchMedia('(prefers-reduced-motion: no-preference)').matches

/** A browser that knows no types of transitions would make one of each change. */
const knowsTypes = () => typeof CSS !== 'undefined' && CSS.supports('selector(:active-view-transition-type(kit))')

/** How one page follows another (docs/decisions/0039-page-changes.md). */
export const pageChanges = () =>
  ({
    scrollRestoration: scrollsAfterTheFirst(),
    // a page is there at once, whatever the styles say of scrolling within one
    scrollRestorationBehavior: 'instant',
    defaultHashScrollIntoView: { behavior: 'instant' },
    defaultViewTransition: knowsTypes() ? { types: transitionsOf } : false,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
  }) satisfies Partial<RouterOptions<never, never>>

/**
 * The document's own script has scrolled where a visitor comes back to; when the application takes over, they may have
 * moved on, and must not be thrown to the top. The router keeps places that it saw change: one that was reached before
 * it was there is told to it now, so that Back finds it.
 */
function scrollsAfterTheFirst() {
  let isFirst = typeof document !== 'undefined'
  return () => {
    const isLater = !isFirst
    if (isFirst && scrollY > 0) document.dispatchEvent(new Event('scroll'))
    isFirst = false
    return isLater
  }
}

/** What somebody does meanwhile: they type, or have opened a menu or a dialog. */
const BUSY = 'input, textarea, select, [aria-expanded=true], [role=dialog] *'
/** A drawer closes within fewer, and has given the keyboard back to its button within the second. */
const FRAMES = { closing: 30, givingBack: 3 }

/**
 * A page that follows another is read out, and Tab goes on in it: its heading has the keyboard, unless somebody does
 * something else by then, or has asked for a part of it. It stays where it stands.
 */
export function focusFollowing(router: Pick<AnyRouter, 'subscribe'>) {
  router.subscribe('onRendered', async ({ fromLocation, pathChanged, toLocation }) => {
    // the first page of a document is read out by the browser
    if (!fromLocation || !pathChanged || toLocation.hash !== '') return
    if (isClosing()) await closed()
    focusHeading()
  })
}

const isClosing = () => document.querySelector('[role=dialog][data-closing=true]') !== null
const frame = () => new Promise(requestAnimationFrame)

async function closed() {
  for (let left = FRAMES.closing; left > 0 && isClosing(); left--) await frame()
  for (let left = FRAMES.givingBack; left > 0; left--) await frame()
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading || document.activeElement?.matches(BUSY)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
