import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '~/components/account/schedule-page'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleFlow } from '~/machines/account/play-kit-schedule/play-kit-schedule.flow'
import { scheduleFrom } from '~/machines/account/play-kit-schedule/schedule-from.rules'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { intlLocale } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { getAccountPage, getKitCards } from '~/services/flows/content/content.functions'
import { getDraftOrders } from '~/services/flows/schedule/orders.functions'
import { getSubscriptions } from '~/services/flows/schedule/subscriptions.functions'
import { getToday } from '~/services/flows/visit/today.functions'
import { pageHead } from '../../-page/page-head'
import { useShell } from '../../-shell/shell'
import { kitWords } from './-account/kit-words'

/** which child is shown first; of somebody else's it shows nothing. */
type Search = { updated_child_uuid?: string }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The schedule of play kits, asked in one round with the account itself. */
export const Route = createFileRoute('/{-$lang}/account/subscriptions')({
  validateSearch: ({ updated_child_uuid: uuid }: Record<string, unknown>): Search =>
    typeof uuid === 'string' && UUID.test(uuid) ? { updated_child_uuid: uuid } : {},
  loaderDeps: ({ search }) => ({ childUuid: search.updated_child_uuid ?? null }),
  loader: async ({ context: { locale }, deps: { childUuid }, parentMatchPromise }) => {
    const [{ loaderData: account }, page, cards, today, subscriptions, drafts] = await Promise.all([
      parentMatchPromise,
      getAccountPage({ data: { ...locale, slug: 'subscriptions' } }),
      getKitCards({ data: locale }),
      getToday(),
      getSubscriptions({ data: { as: null } }),
      getDraftOrders({ data: { as: null, subscriptionUuids: [] } }),
    ])
    const words = { page, today, kits: kitWords(cards) }
    // the layout tells what went wrong, or leads to the sign-in
    if (!account?.ok) return { ...words, started: null }
    const { as, children, addresses } = account.value
    const schedule = scheduleFrom({ today, user: ok({ visibleChildren: children, addresses }), subscriptions, drafts })
    const started = await startFlow(playKitScheduleFlow, {
      as,
      schedule: schedule.ok ? schedule.value : null,
      hasFailed: !schedule.ok,
      childUuid,
    })
    return { ...words, started }
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Subscriptions,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function Subscriptions() {
  const { started, ...words } = Route.useLoaderData()
  return started && <Schedule started={started} {...words} />
}

type ScheduleProps = Omit<Loaded, 'started'> & { started: NonNullable<Loaded['started']> }

function Schedule({ started, page, kits, today }: ScheduleProps) {
  const { locale } = useShell()
  // it listens to other tabs from the start
  const [snapshot, send] = useFlow(playKitScheduleFlow, started, { start: 'mount' })
  return (
    <SchedulePage
      view={connectPlayKitSchedule(snapshot)}
      page={page}
      kits={kits}
      locale={intlLocale(locale.code)}
      today={today}
      send={send}
    />
  )
}
