import { createFileRoute } from '@tanstack/react-router'
import { AccountHome } from '~/components/account/account-home'
import { connectAccountHome } from '~/machines/account/account-home/account-home.connect'
import { accountHomeFlow } from '~/machines/account/account-home/account-home.flow'
import { homeFactsFrom } from '~/machines/account/account-home/account-home.rules'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { orderHistoryHref } from '~/services/domain/links/account-links.rules'
import { getShopHost } from '~/services/flows/account/shop-host.functions'
import { getAccountPage } from '~/services/flows/content/content.functions'
import { getReadingSubscriptions, getSubscriptionCounts } from '~/services/flows/schedule/subscriptions.functions'
import { isOn } from '~/services/upstreams/flags/flags.contract'
import { pageHead } from '../../-page/page-head'
import { useShell } from '../../-shell/shell'

const NOBODY = { as: null }

/** Tiles for what this person has. Everything is asked in one round with the account itself. */
export const Route = createFileRoute('/{-$lang}/account/')({
  loader: async ({ context: { locale }, parentMatchPromise }) => {
    const [{ loaderData: account }, page, counts, reading, shopHost] = await Promise.all([
      parentMatchPromise,
      getAccountPage({ data: { ...locale, slug: 'account' } }),
      getSubscriptionCounts({ data: NOBODY }),
      getReadingSubscriptions({ data: NOBODY }),
      getShopHost(),
    ])
    // the layout tells what went wrong, or leads to the sign-in
    if (!account?.ok) return { page, home: null }
    const { as, firstName } = account.value
    const ordersHref = orderHistoryHref({ shopHost, prefix: locale.prefix, userUuid: as })
    const facts = homeFactsFrom({ counts, reading, orderHistoryHref: ordersHref })
    const started = await startFlow(accountHomeFlow, {
      as,
      orderHistoryHref: ordersHref,
      facts: facts.ok ? facts.value : null,
      hasFailed: !facts.ok,
    })
    return { page, home: { firstName, started } }
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Home,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function Home() {
  const { page, home } = Route.useLoaderData()
  return home && <Tiles page={page} home={home} />
}

function Tiles({ page, home }: { page: Loaded['page']; home: NonNullable<Loaded['home']> }) {
  const { locale, flags } = useShell()
  const [snapshot, send] = useFlow(accountHomeFlow, home.started)
  return (
    <AccountHome
      view={connectAccountHome(snapshot)}
      page={page}
      firstName={home.firstName}
      poweredHref={isOn(flags, 'retention-enable-powered-by-pg-logo') ? locale.prefix || '/' : null}
      onRetry={() => send({ type: 'RETRY' })}
    />
  )
}
