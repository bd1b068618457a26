import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { AccountHome } from '~/components/account/account-home'
import { connectAccountHome } from '~/machines/account/account-home/account-home.connect'
import { accountHomeFlow } from '~/machines/account/account-home/account-home.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { orderHref } from '~/services/domain/links/order-links.rules'
import { accountHomeQuery } from '~/services/flows/account-home/account-home.query'
import { editCardHref } from '~/services/flows/payment-method/payment-method-links.rules'
import { childHref } from '~/services/flows/subscription/step-links.rules'
import { headOfPage } from '../../-page/page'
import { readWatched } from './-account/read-account'
import { ReferralIsland } from './-account/referral.island'
import { startReferral } from './-account/start-referral'

/** Tiles for what this person has, asked in one round with the account itself. */
export const Route = createFileRoute('/{-$lang}/account/')({
  // the cache of the account says what is known
  gcTime: 0,
  preloadStaleTime: 0,
  loader: async ({ context, parentMatchPromise }) => {
    const [{ loaderData: account }, { page, poweredHref, facts, referral }] = await Promise.all([
      parentMatchPromise,
      readWatched(context, accountHomeQuery),
    ])
    // the layout tells what went wrong, or leads to the sign-in
    if (!account?.ok) return { page, home: null }
    const { as } = account.value
    const [started, banner] = await Promise.all([
      startFlow(accountHomeFlow, { as, facts: facts.ok ? facts.value : null }),
      startReferral({ as, page: 'home', referral }),
    ])
    return { page, home: { poweredHref, started, banner } }
  },
  head: headOfPage,
  component: Home,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function Home() {
  const { page, home } = Route.useLoaderData()
  return home && <Tiles page={page} home={home} />
}

function Tiles({ page, home }: { page: Loaded['page']; home: NonNullable<Loaded['home']> }) {
  // it listens to other tabs from the start
  const [snapshot, send] = useFlow(accountHomeFlow, home.started, { start: 'mount' })
  const { poweredHref } = home
  const account = getRouteApi('/{-$lang}/account').useLoaderData()
  // of the frame, which is asked again once the name has changed
  const firstName = account.ok ? account.value.firstName : ''
  const { prefix } = Route.useRouteContext().locale
  const continueHref = (childUuid: string) => childHref({ prefix, childUuid })
  const payHref = editCardHref({ prefix, as: home.started.input.as, uuid: null, returnTo: `${prefix}/account` })
  const hrefs = { continueHref, payHref, orderHref: (id: string) => orderHref({ prefix, id }) }
  const view = { ...connectAccountHome(snapshot), page, firstName, poweredHref, ...hrefs }
  return (
    <>
      <AccountHome view={view} send={send} />
      <ReferralIsland started={home.banner} page={page} />
    </>
  )
}
