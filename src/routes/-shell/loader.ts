import { cartFlow } from '~/machines/cart/cart/cart.flow'
import { sessionFlow } from '~/machines/identity/session/session.flow'
import { startFlow } from '~/machines/runtime/flow'
import { adminPreviewFlow } from '~/machines/shell/admin-preview/admin-preview.flow'
import { announcerFlow } from '~/machines/shell/announcer/announcer.flow'
import { consentFlow } from '~/machines/shell/consent/consent.flow'
import { headerFlow } from '~/machines/shell/header/header.flow'
import { megaMenuFlow } from '~/machines/shell/mega-menu/mega-menu.flow'
import { mobileDrawerFlow } from '~/machines/shell/mobile-drawer/mobile-drawer.flow'
import { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'
import { topBannerFlow } from '~/machines/shell/top-banner/top-banner.flow'
import { userMenuFlow } from '~/machines/shell/user-menu/user-menu.flow'
import type { Locale } from '~/services/domain/locale'
import { previewTokenIn } from '~/services/flows/admin-preview/admin-preview.rules'
import type { toldBy } from '~/services/flows/cart/failed-form.rules'
import { getShell } from '~/services/flows/shell/shell.functions'
import { PreviewLater } from './preview-later'

type ShellPlace = { locale: Locale; path: string; search: string; told: ReturnType<typeof toldBy> }

/** What every page stands in, and the flows that start with it. */
export async function loadShell({ locale: { region, language }, path, search, told }: ShellPlace) {
  const { visit, content, cartHref, cart, identity, products, preview, mayPreview } = await getShell()
  const { regions, languages } = content
  const [header, megaMenu, drawer, places, topBanner, announcer, consent, started, session, userMenu] =
    await Promise.all([
      startFlow(headerFlow, { path }),
      startFlow(megaMenuFlow, undefined),
      startFlow(mobileDrawerFlow, undefined),
      startFlow(regionLanguageFlow, { regions, languages, region, language, path }),
      startFlow(topBannerFlow, undefined),
      startFlow(announcerFlow, undefined),
      startFlow(consentFlow, { stored: visit.consent }),
      startFlow(cartFlow, { ...cart, told }),
      startFlow(sessionFlow, { identity }),
      startFlow(userMenuFlow, products),
    ])
  const token = mayPreview ? previewTokenIn({ pathname: path, search }) : null
  const adminPreview = preview || token ? await startFlow(adminPreviewFlow, { token, preview }) : null
  // drawn with the document, and there at once
  if (adminPreview) await PreviewLater.fetched()
  return {
    visit,
    content,
    cartHref,
    flows: {
      header,
      megaMenu,
      drawer,
      places,
      topBanner,
      announcer,
      consent,
      cart: started,
      session,
      userMenu,
      adminPreview,
    },
  }
}
