import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChildInfo } from '~/components/child-info/child-info'
import { connectChildInfo } from '~/machines/child-info/child-info.connect'
import { childInfoFlow } from '~/machines/child-info/child-info.flow'
import { useFlow } from '~/machines/kit/use-flow'
import { withQrCode } from '~/machines/play-kit-cta/play-kit-cta.rules'
import { intlLocale } from '~/services/locale'
import { kitOfAnchor } from '~/services/shopify/kit.rules'
import { kitPrices } from '../../../-kit-prices'
import { pageHead } from '../../../-page-head'
import { useShell } from '../../../-shell'

type Search = {
  qrTargetProduct?: string
  qr_data?: string
  simplifiedSubflow?: string
  size?: string
  addOns?: string
  /** the form was sent without a script (/api/child-info) */
  sent?: string
}
const short = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : undefined)

/** S-017: the first step to a subscription. */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/child-info')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    qrTargetProduct: short(search.qrTargetProduct),
    qr_data: short(search.qr_data),
    simplifiedSubflow: short(search.simplifiedSubflow),
    size: short(search.size),
    addOns: short(search.addOns),
    sent: short(search.sent),
  }),
  loaderDeps: ({ search: { qrTargetProduct, sent } }) => ({ qrTargetProduct, isSent: sent !== undefined }),
  loader: async ({ context: { locale }, deps }) => {
    const { loadChildInfo } = await import('../../../-child-info-loader')
    const { qrTargetProduct = null, isSent } = deps
    const loaded = await loadChildInfo({ locale, qrTargetProduct, isSent })
    if (!loaded) throw notFound()
    return loaded
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.content.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: ChildInfoPage,
})

function ChildInfoPage() {
  const { content, started, lookedAt } = Route.useLoaderData()
  const { locale } = useShell()
  const { qrTargetProduct = null, qr_data: qrData = null } = Route.useSearch()
  const code = { qrTargetProduct, qrData }
  const [snapshot, send, , store] = useFlow(childInfoFlow, started)
  const birthDate = store.child('birthDate')
  const view = connectChildInfo(snapshot)
  const found = view.found && kitOfAnchor(view.found.kit.anchor)
  return (
    <ChildInfo
      view={view}
      content={content}
      locale={intlLocale(locale.code)}
      lookedAt={lookedAt && { ...lookedAt, price: kitPrices(locale.region)[lookedAt.priceKey] }}
      backHref={withQrCode(lookedAt?.url ?? `${locale.prefix}/products/the-play-kits`, code)}
      next={found && withQrCode(`${locale.prefix}/products/${found.anchor}`, code)}
      action={withQrCode('/api/child-info', code)}
      onName={(value) => send({ type: 'CHANGE', field: 'name', value })}
      onLanguage={(value) => send({ type: 'CHANGE', field: 'language', value })}
      onType={(part, value) => birthDate.send({ type: 'TYPE', part, value })}
      onBlur={() => birthDate.send({ type: 'BLUR' })}
      onPaste={(part, text) => birthDate.send({ type: 'PASTE', part, text })}
      onSubmit={() => send({ type: 'SUBMIT' })}
    />
  )
}
