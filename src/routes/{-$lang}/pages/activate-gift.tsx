import { createFileRoute, useLocation } from '@tanstack/react-router'
import { GiftFailure, GiftPage } from '~/components/account/gift-page'
import { connectGiftActivation } from '~/machines/account/gift-activation/gift-activation.connect'
import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { sitePicture } from '~/services/domain/pictures/site-pictures.rules'
import { headOfPage } from '../../-page/page'

/** Where the code of a gift is redeemed, by whoever is signed in (decided: E-94). */
export const Route = createFileRoute('/{-$lang}/pages/activate-gift')({
  loader: async ({ context: { locale }, location }) => {
    const { loadGift } = await import('./-gift/loader')
    return loadGift({ locale, path: location.href })
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: headOfPage,
  component: ActivateGift,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function ActivateGift() {
  const { started, ...words } = Route.useLoaderData()
  const { href } = useLocation()
  if (started) return <Gift started={started} {...words} />
  return <GiftFailure view={{ errors: words.page.errors, againHref: href }} />
}

type GiftProps = Omit<Loaded, 'started'> & { started: NonNullable<Loaded['started']> }

function Gift({ started, page, childCopy }: GiftProps) {
  const [snapshot, send] = useFlow(giftActivationFlow, started)
  const view = { ...connectGiftActivation(snapshot), page, childCopy, picture: sitePicture('gift-card') }
  return <GiftPage view={view} send={send} />
}
