import { announcerFlow } from '~/machines/announcer/announcer.flow'
import { cartFlow } from '~/machines/cart/cart.flow'
import type { CartMessage } from '~/machines/cart/cart.types'
import { consentFlow } from '~/machines/consent/consent.flow'
import { headerFlow } from '~/machines/header/header.flow'
import { startFlow } from '~/machines/kit/flow'
import { megaMenuFlow } from '~/machines/mega-menu/mega-menu.flow'
import { mobileDrawerFlow } from '~/machines/mobile-drawer/mobile-drawer.flow'
import { regionLanguageFlow } from '~/machines/region-language/region-language.flow'
import { topBannerFlow } from '~/machines/top-banner/top-banner.flow'
import { getShell } from '~/services/contentful/contentful.functions'
import type { Locale } from '~/services/locale'
import { getVisit } from '~/services/request/visit.functions'
import { getCart } from '~/services/shopify/cart.functions'

/** What every page stands in, asked in one round, and the flows that start with it. */
type ShellPlace = { locale: Locale; path: string; told: CartMessage | null }

export async function loadShell({ locale, path, told }: ShellPlace) {
  const [visit, content, cart] = await Promise.all([getVisit(), getShell({ data: locale }), getCart()])
  const { regions, languages } = content
  const [header, megaMenu, drawer, places, topBanner, announcer, consent, started] = await Promise.all([
    startFlow(headerFlow, { path }),
    startFlow(megaMenuFlow, undefined),
    startFlow(mobileDrawerFlow, undefined),
    startFlow(regionLanguageFlow, { regions, languages, region: locale.region, language: locale.language, path }),
    startFlow(topBannerFlow, undefined),
    startFlow(announcerFlow, undefined),
    // nothing in this shop needs a consent yet, so nobody is asked; the choice in the footer is kept all the same
    startFlow(consentFlow, { stored: visit.consent ?? [] }),
    startFlow(cartFlow, { cart: cart.ok ? cart.value : null, told }),
  ])
  return { visit, content, flows: { header, megaMenu, drawer, places, topBanner, announcer, consent, cart: started } }
}
