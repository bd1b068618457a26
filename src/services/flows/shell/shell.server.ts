import { getCookie, getRequest } from '@tanstack/react-start/server'
import type { Cart } from '~/services/domain/cart/cart.contract'
import { CONSENT_COOKIE, consentOf } from '~/services/domain/consent.rules'
import type { Flags } from '~/services/domain/flags/flags.rules'
import { type Locale, withoutPrefix } from '~/services/domain/locale'
import type { Result } from '~/services/domain/result'
import { shownPreview } from '~/services/flows/admin-preview/admin-preview.server'
import { cartAddressOf, withVisitorsCart } from '~/services/flows/cart/cart.server'
import { readCartWords } from '~/services/flows/content/cart-words.server'
import { content } from '~/services/flows/content/content.server'
import type { CartWords } from '~/services/flows/content/pages.contract'
import type { Identity } from '~/services/flows/identity/identity.contract'
import { currentIdentity, shownIdentity } from '~/services/flows/identity/identity.server'
import { mayInspect } from '~/services/flows/inspector/inspector.server'
import { readCounts, readReadings } from '~/services/flows/schedule/subscriptions.server'
import { env } from '~/services/platform/env/env.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type { RequestContext } from '~/services/request/context/context'
import { isFramed } from '~/services/request/context/framed'
import type { AccountProducts } from './shell.contract'
import { accountProductsOf, NO_PRODUCTS, shownEntries } from './shell.rules'

/** How long a page waits to know what stands in somebody's menu. */
const PATIENCE_MS = 1500

type Visit = Pick<RequestContext, 'requestId' | 'boot'> & { locale: Locale; flags: () => Promise<Flags> }

/** What every page stands in, in one round: the visit itself, the content around it, its cart and who is signed in. */
export async function readShell({ locale, requestId, boot, flags: decided }: Visit) {
  const [flags, shell, cart, person, own, preview] = await Promise.all([
    decided(),
    content().shell(locale),
    readCart(locale),
    readPerson(),
    currentIdentity(),
    shownPreview(),
  ])
  return {
    /** decided once, the same on server and client; `origin` is what addresses in structured data start with */
    visit: {
      locale,
      requestId,
      boot,
      flags,
      origin: env().publicOrigin,
      /** for the inspector, which says with which flags a session was recorded; null where nobody looks */
      inspected: isInspected(getRequest(), own) ? JSON.stringify(flags) : null,
      // nothing in this shop needs a consent yet, so nobody is asked; the choice in the footer is kept all the same
      consent: consentOf(getCookie(CONSENT_COOKIE) ?? null) ?? [],
    },
    content: { ...shell, menu: shownEntries(shell.menu) },
    /** the same for everybody with the same flags */
    cartHref: cartAddressOf(locale, flags),
    cart,
    ...person,
    preview,
    /** may enter a preview: an admin who is in none */
    mayPreview: preview === null && isAdmin(own),
  }
}

/** `?inspect=bare` or in the inspector's frame, of somebody who may: the flows of this document are recorded. */
const isInspected = (request: Request, identity: Identity | null) =>
  (new URL(request.url).searchParams.has('inspect') || isFramed(request)) && mayInspect(request, identity)

const isAdmin = (identity: Identity) => identity.kind === 'signedIn' && identity.person.groups.includes('admin')

/** The cart, and what it calls its products: those words are kept in memory, so this is one question to the shop. */
async function readCart(locale: Locale): Promise<{ cart: Cart | null; words?: CartWords }> {
  const cart = await withVisitorsCart(locale, (carts, visitor) => carts.read(visitor))
  if (!cart.ok && isCartPage(getRequest())) noteFailed(cart.error)
  if (!cart.ok) return { cart: null }
  const handles = [...new Set(cart.value.lines.map(({ handle }) => handle))]
  try {
    return { cart: cart.value, words: await readCartWords(locale, handles) }
  } catch {
    // S-381: the page has words of its own, and the cart asks again when it is used
    return { cart: cart.value }
  }
}

/** Any other page can do without the cart. */
const isCartPage = ({ url }: Request) => withoutPrefix(new URL(url).pathname).replace(/\/$/, '') === '/cart'

/**
 * Who is signed in, and what they have for their menu (S-310). Without a session nothing is asked; what cannot be found
 * out in time is left out of the menu and out of nobody's way.
 */
async function readPerson(): Promise<{ identity: Identity; products: AccountProducts }> {
  const identity = await shownIdentity()
  if (identity.kind !== 'signedIn') return { identity, products: NO_PRODUCTS }
  const as = identity.person.playchartId
  const [counts, readings] = await Promise.all([valueOrNull(readCounts(as)), valueOrNull(readReadings(as))])
  return { identity, products: accountProductsOf({ counts, readings }) }
}

/** The value, or null for a refusal, a failure and an answer that comes too late. */
async function valueOrNull<T, E>(asking: Promise<Result<T, E>>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const value = asking.then(
    (answer) => (answer.ok ? answer.value : null),
    () => null,
  )
  const first = await Promise.race([value, late])
  clearTimeout(timer)
  return first
}
