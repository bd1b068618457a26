import { createFileRoute, useLocation } from '@tanstack/react-router'
import { GiftFailure, GiftPage } from '~/components/account/gift-page'
import { connectGiftActivation } from '~/machines/account/gift-activation/gift-activation.connect'
import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { GiftPageAnswer } from '~/services/flows/gift/gift.contract'
import { getGiftPage } from '~/services/flows/gift/gift.functions'
import { headOfPage } from '../../-page/page'
import { orSignIn } from '../account/-account/or-sign-in'

/** Where the code of a gift is redeemed, by whoever is signed in (decided: E-94). */
export const Route = createFileRoute('/{-$lang}/pages/activate-gift')({
  loader: async ({ context: { locale }, location }) => {
    const { gift: read, ...shown } = await getGiftPage({ data: { as: null } })
    const gift = orSignIn(read, { locale, path: location.href })
    if (!gift.ok) return { ...shown, started: null }
    return { ...shown, started: await startFlow(giftActivationFlow, { ...gift.value, locale: locale.code }) }
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: headOfPage,
  component: ActivateGift,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function ActivateGift() {
  const { started, ...shown } = Route.useLoaderData()
  const { href } = useLocation()
  if (started) return <Gift started={started} shown={shown} />
  return <GiftFailure view={{ errors: shown.page.errors, againHref: href }} />
}

type GiftProps = { started: NonNullable<Loaded['started']>; shown: Omit<GiftPageAnswer, 'gift'> }

function Gift({ started, shown }: GiftProps) {
  const [snapshot, send] = useFlow(giftActivationFlow, started)
  return <GiftPage view={{ ...connectGiftActivation(snapshot), ...shown }} send={send} />
}
