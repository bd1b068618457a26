import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Failure } from '~/components/account/account-states'
import { GiftPage } from '~/components/account/gift-page'
import { wrap } from '~/components/ui/page.styles'
import { connectGiftActivation } from '~/machines/account/gift-activation/gift-activation.connect'
import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { intlLocale } from '~/services/domain/locale'
import { housePicture } from '~/services/upstreams/media/site-pictures'
import { pageHead } from '../../-page/page-head'
import { useShell } from '../../-shell/shell'

/** Where the code of a gift is redeemed, by whoever is signed in (decided: E-94). */
export const Route = createFileRoute('/{-$lang}/pages/activate-gift')({
  loader: async ({ context: { locale }, location }) => {
    const { loadGift } = await import('./-gift/loader')
    return loadGift({ locale, path: location.href })
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: ActivateGift,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function ActivateGift() {
  const { started, ...words } = Route.useLoaderData()
  const { href } = useLocation()
  if (started) return <Gift started={started} {...words} />
  return (
    <div className={wrap}>
      <Failure errors={words.page.errors} kind="gift" again={{ href }} />
    </div>
  )
}

type GiftProps = Omit<Loaded, 'started'> & { started: NonNullable<Loaded['started']> }

function Gift({ started, page, childCopy }: GiftProps) {
  const { locale } = useShell()
  const [snapshot, send, , store] = useFlow(giftActivationFlow, started)
  const birthDate = store.child('birthDate')
  return (
    <GiftPage
      view={connectGiftActivation(snapshot)}
      page={page}
      childCopy={childCopy}
      picture={housePicture('gift-card')}
      locale={intlLocale(locale.code)}
      hands={{
        onCode: (value) => send({ type: 'CODE', value }),
        onLookUp: () => send({ type: 'LOOK_UP' }),
        onChild: (uuid) => send({ type: 'CHILD', uuid }),
        onName: (value) => send({ type: 'NAME', value }),
        onLanguage: (value) => send({ type: 'LANGUAGE', value }),
        onAddress: (field, value) => send({ type: 'ADDRESS', field, value }),
        onType: (part, value) => birthDate.send({ type: 'TYPE', part, value }),
        onBlur: () => birthDate.send({ type: 'BLUR' }),
        onPaste: (part, text) => birthDate.send({ type: 'PASTE', part, text }),
        onSubmit: () => send({ type: 'SUBMIT', key: crypto.randomUUID() }),
        onBack: () => send({ type: 'BACK' }),
      }}
    />
  )
}
