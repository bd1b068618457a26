import { cartFlow } from '~/machines/cart/cart/cart.flow'
import { sessionFlow } from '~/machines/identity/session/session.flow'
import { type FlowInput, startFlow } from '~/machines/runtime/flow'
import type { adminPreviewFlow } from '~/machines/shell/admin-preview/admin-preview.flow'
import { announcerFlow } from '~/machines/shell/announcer/announcer.flow'
import { consentFlow } from '~/machines/shell/consent/consent.flow'
import { headerFlow } from '~/machines/shell/header/header.flow'
import { megaMenuFlow } from '~/machines/shell/mega-menu/mega-menu.flow'
import { mobileDrawerFlow } from '~/machines/shell/mobile-drawer/mobile-drawer.flow'
import { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'
import { topBannerFlow } from '~/machines/shell/top-banner/top-banner.flow'
import { userMenuFlow } from '~/machines/shell/user-menu/user-menu.flow'
import type { Locale } from '~/services/domain/locale'
import type { ShownPreview } from '~/services/flows/admin-preview/admin-preview.contract'
import { previewTokenIn } from '~/services/flows/admin-preview/admin-preview.rules'
import { toldBy } from '~/services/flows/cart/told-failure.rules'
import { getShell } from '~/services/flows/shell/shell.functions'
import { PreviewLater } from './preview-later'

type Place = { pathname: string; searchStr: string; search: { failed?: unknown } }
type ShellPlace = { locale: Locale; location: Place }

/** What every page stands in, and the flows that start with it. */
export async function loadShell({ locale: { region, language }, location }: ShellPlace) {
  const { pathname: path } = location
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
      startFlow(cartFlow, { ...cart, told: toldBy(location) }),
      startFlow(sessionFlow, { identity }),
      startFlow(userMenuFlow, products),
    ])
  const adminPreview = await startPreview(mayPreview ? location : null, preview)
  return {
    visit,
    content,
    cartHref,
    preview: shownAs(adminPreview?.input ?? null),
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

/** `entry`: the address that may have a code. */
async function startPreview(entry: Place | null, preview: ShownPreview | null) {
  const token = entry && previewTokenIn({ pathname: entry.pathname, search: entry.searchStr })
  if (!preview && !token) return null
  // drawn with the document, and there at once; nobody else loads its files
  const [{ adminPreviewFlow: flow }] = await Promise.all([
    import('~/machines/shell/admin-preview/admin-preview.flow'),
    PreviewLater.fetched(),
  ])
  return startFlow(flow, { token, preview })
}

/** An admin's look at an account: on its way, or what nothing can be changed in. */
function shownAs(input: FlowInput<typeof adminPreviewFlow> | null): 'entering' | 'shown' | null {
  if (!input) return null
  return input.preview ? 'shown' : 'entering'
}
