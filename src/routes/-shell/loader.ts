import { cartFlow } from '~/machines/cart/cart/cart.flow'
import { type CartMessage, wordsOf } from '~/machines/cart/cart/cart.rules'
import { sessionFlow } from '~/machines/identity/session/session.flow'
import { startFlow } from '~/machines/runtime/flow'
import { announcerFlow } from '~/machines/shell/announcer/announcer.flow'
import { consentFlow } from '~/machines/shell/consent/consent.flow'
import { headerFlow } from '~/machines/shell/header/header.flow'
import { megaMenuFlow } from '~/machines/shell/mega-menu/mega-menu.flow'
import { mobileDrawerFlow } from '~/machines/shell/mobile-drawer/mobile-drawer.flow'
import { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'
import { topBannerFlow } from '~/machines/shell/top-banner/top-banner.flow'
import { userMenuFlow } from '~/machines/shell/user-menu/user-menu.flow'
import type { Locale } from '~/services/domain/locale'
import { getCart, getCartAddress } from '~/services/flows/cart/cart.functions'
import { getCartTranslations, getShell } from '~/services/flows/content/content.functions'
import { getVisit } from '~/services/flows/visit/visit.functions'
import { loadPerson } from './person-loader'

/** What every page stands in, asked in one round, and the flows that start with it. */
type ShellPlace = { locale: Locale; path: string; told: CartMessage | null }

export async function loadShell({ locale, path, told }: ShellPlace) {
  const [visit, content, cart, cartHref, { identity, belongings }] = await Promise.all([
    getVisit(),
    getShell({ data: locale }),
    loadCart(locale),
    getCartAddress(),
    loadPerson(),
  ])
  const { regions, languages } = content
  const [header, megaMenu, drawer, places, topBanner, announcer, consent, started, session, userMenu] =
    await Promise.all([
      startFlow(headerFlow, { path }),
      startFlow(megaMenuFlow, undefined),
      startFlow(mobileDrawerFlow, undefined),
      startFlow(regionLanguageFlow, { regions, languages, region: locale.region, language: locale.language, path }),
      startFlow(topBannerFlow, undefined),
      startFlow(announcerFlow, undefined),
      // nothing in this shop needs a consent yet, so nobody is asked; the choice in the footer is kept all the same
      startFlow(consentFlow, { stored: visit.consent ?? [] }),
      startFlow(cartFlow, { ...cart, told }),
      startFlow(sessionFlow, { identity }),
      startFlow(userMenuFlow, belongings),
    ])
  return {
    visit,
    content,
    cartHref,
    flows: { header, megaMenu, drawer, places, topBanner, announcer, consent, cart: started, session, userMenu },
  }
}

/** The cart, and what it calls its products: those words are kept in memory, so this is one question to the shop. */
async function loadCart({ language, region }: Locale) {
  const cart = await getCart()
  if (!cart.ok) return { cart: null }
  const handles = [...new Set(cart.value.lines.map(({ handle }) => handle))]
  if (handles.length === 0) return { cart: cart.value }
  try {
    const found = await getCartTranslations({ data: { language, region, handles } })
    return { cart: cart.value, words: wordsOf(found, handles) }
  } catch {
    // S-381: the page has words of its own, and the cart asks again when it is used
    return { cart: cart.value }
  }
}
