import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ChildInfo } from '~/components/child-info/child-info'
import { GiftDetails } from '~/components/child-info/gift-details'
import { LookedAtKit } from '~/components/child-info/looked-at'
import { KitPanel } from '~/components/subscription/kit-panel'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import { intlLocale } from '~/services/domain/locale'
import { type FlowQuery, flowQueryOf, stepHref } from '~/services/flows/subscription/step-links.rules'
import { housePicture } from '~/services/upstreams/media/site-pictures'
import { pageHead } from '../../../-page/page-head'
import { useShell } from '../../../-shell/shell'
import { kitPrices } from '../../-kits/prices'
import { giftSteps } from './-steps/gift-steps'

type Search = FlowQuery & {
  /** the child of the account that it is for */
  childUuid?: string
  /** the form was sent without a script (/api/child-info, /api/gift-details) */
  sent?: string
}

const UUID = /^[0-9a-f-]{36}$/

/** S-017: the first step to a subscription, or to a gift of one (decided: E-94). */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/child-info')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...flowQueryOf(search),
    ...(typeof search.childUuid === 'string' && UUID.test(search.childUuid) ? { childUuid: search.childUuid } : {}),
    ...(search.sent === undefined ? {} : { sent: '1' }),
  }),
  loaderDeps: ({ search: { childUuid = null, sent, ...query } }) => ({ childUuid, isSent: sent !== undefined, query }),
  loader: async ({ context: { locale }, deps }) => {
    const { loadChildInfo } = await import('./-steps/child-info-loader')
    const loaded = await loadChildInfo({ locale, ...deps })
    if (!loaded.content) throw notFound()
    return loaded
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead({
          seo: (loaderData.gift ?? loaderData.content).seo,
          locale: match.context.locale,
          path: match.pathname,
        })
      : {},
  component: FirstStepPage,
})

function FirstStepPage() {
  const { gift } = Route.useLoaderData()
  return gift ? <GiftPage /> : <ChildInfoPage />
}

function ChildInfoPage() {
  const { content, started, lookedAt } = Route.useLoaderData()
  const { locale } = useShell()
  const { childUuid: _childUuid, sent: _sent, ...query } = Route.useSearch()
  const [snapshot, send, , store] = useFlow(subscriptionFlow, started)
  const flow = connectSubscriptionFlow(snapshot)
  const birthDate = store.grandchild('childInfo', 'birthDate')
  const child = store.child('childInfo')
  if (!flow.childInfo) return null
  return (
    <ChildInfo
      view={flow.childInfo}
      flow={flow}
      content={content}
      locale={intlLocale(locale.code)}
      lookedAt={lookedAt && { ...lookedAt, price: kitPrices(locale.region)[lookedAt.priceKey] }}
      picture={housePicture('hero-home-tall')}
      backHref={flow.backHref}
      giftHref={stepHref('childInfo', { prefix: locale.prefix, gift: 'true' })}
      action={stepHref('childInfo', { ...query, prefix: '' }).replace(/^[^?]*/, '/api/child-info')}
      onName={(value) => child.send({ type: 'CHANGE', field: 'name', value })}
      onLanguage={(value) => child.send({ type: 'CHANGE', field: 'language', value })}
      onType={(part, value) => birthDate.send({ type: 'TYPE', part, value })}
      onBlur={() => birthDate.send({ type: 'BLUR' })}
      onPaste={(part, text) => birthDate.send({ type: 'PASTE', part, text })}
      onSubmit={() => child.send({ type: 'SUBMIT' })}
      onBack={() => send({ type: 'BACK' })}
    />
  )
}

function GiftPage() {
  const { content, gift, cards, started } = Route.useLoaderData()
  const { locale } = useShell()
  const { childUuid: _childUuid, sent: _sent, ...query } = Route.useSearch()
  const t = useTranslations()
  const [snapshot, send, , store] = useFlow(subscriptionFlow, started)
  const flow = connectSubscriptionFlow(snapshot)
  const view = flow.giftDetails
  const details = store.child('giftDetails')
  if (!view || !gift) return null
  const kit = cards.find(({ anchor }) => anchor === view.fields.kitAnchor.value)
  return (
    <GiftDetails
      view={view}
      flow={flow}
      content={gift}
      steps={giftSteps(content, t('gift.step'))}
      kits={cards.map(({ anchor, ageRange, title }) => ({ anchor, label: `${ageRange} · ${title}` }))}
      backHref={flow.backHref}
      childHref={stepHref('childInfo', { prefix: locale.prefix })}
      action={stepHref('childInfo', { ...query, prefix: '' }).replace(/^[^?]*/, '/api/gift-details')}
      aside={
        <>
          {kit && <KitPanel kit={kit} below={[kit.ageRange]} above={t('review.kit')} />}
          <LookedAtKit
            lookedAt={null}
            picture={kit ? null : housePicture('gift-card')}
            labels={gift.labels}
            locale={intlLocale(locale.code)}
          />
        </>
      }
      onChange={(field, value) => details.send({ type: 'CHANGE', field, value })}
      onSubmit={() => details.send({ type: 'SUBMIT' })}
      onBack={() => send({ type: 'BACK' })}
    />
  )
}
