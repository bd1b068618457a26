import { createFileRoute, useLocation } from '@tanstack/react-router'
import { GiftFailure, GiftPage } from '~/components/account/gift-page'
import { connectGiftActivation } from '~/machines/account/gift-activation/gift-activation.connect'
import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { GiftPageAnswer } from '~/services/flows/gift/gift.contract'
import { getGiftPage } from '~/services/flows/gift/gift.functions'
import { headOfPage } from '../../-page/page'

/** Where the code of a gift is looked up by anybody, and redeemed by whoever is signed in (decided: E-94). */
export const Route = createFileRoute('/{-$lang}/pages/activate-gift')({
  loader: async ({ context: { locale } }) => {
    const { gift, ...shown } = await getGiftPage({ data: { as: null } })
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
  // without what stands behind the '#': that can be a code
  const againHref = useLocation({ select: ({ pathname }) => pathname })
  if (started) return <Gift started={started} shown={shown} />
  return <GiftFailure view={{ errors: shown.page.errors, againHref }} />
}

type GiftProps = { started: NonNullable<Loaded['started']>; shown: Omit<GiftPageAnswer, 'gift'> }

function Gift({ started, shown }: GiftProps) {
  const [snapshot, send] = useFlow(giftActivationFlow, started)
  return <GiftPage view={{ ...connectGiftActivation(snapshot), ...shown }} send={send} />
}
