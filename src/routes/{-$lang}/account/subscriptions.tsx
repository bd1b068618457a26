import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '~/components/account/schedule-page'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleFlow } from '~/machines/account/play-kit-schedule/play-kit-schedule.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { getSchedule } from '~/services/flows/schedule/schedule.functions'
import { childHref } from '~/services/flows/subscription/step-links.rules'
import { headOfPage } from '../../-page/page'

/** which child is shown first; of somebody else's it shows nothing. */
type Search = { updated_child_uuid?: string }

const known = ({ updated_child_uuid: uuid }: Record<string, unknown>): Search =>
  typeof uuid === 'string' && isUuid(uuid) ? { updated_child_uuid: uuid } : {}

/** The schedule of play kits, asked in one round with the account itself. */
export const Route = createFileRoute('/{-$lang}/account/subscriptions')({
  validateSearch: known,
  loaderDeps: ({ search }) => ({ childUuid: known(search).updated_child_uuid ?? null }),
  loader: async ({ deps: { childUuid }, parentMatchPromise }) => {
    const [{ loaderData: account }, { page, kits, schedule }] = await Promise.all([
      parentMatchPromise,
      getSchedule({ data: { as: null } }),
    ])
    // the layout tells what went wrong, or leads to the sign-in
    if (!account?.ok) return { page, kits, started: null }
    const { as } = account.value
    const started = await startFlow(playKitScheduleFlow, {
      as,
      schedule: schedule.ok ? schedule.value : null,
      childUuid,
    })
    return { page, kits, started }
  },
  head: headOfPage,
  component: Subscriptions,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function Subscriptions() {
  const { started, ...words } = Route.useLoaderData()
  return started && <Schedule started={started} {...words} />
}

type ScheduleProps = Omit<Loaded, 'started'> & { started: NonNullable<Loaded['started']> }

function Schedule({ started, page, kits }: ScheduleProps) {
  // it listens to other tabs from the start
  const [snapshot, send] = useFlow(playKitScheduleFlow, started, { start: 'mount' })
  const { prefix } = Route.useRouteContext().locale
  const continueHref = (uuid: string) => childHref({ prefix, childUuid: uuid })
  return <SchedulePage view={{ ...connectPlayKitSchedule(snapshot), page, kits, continueHref }} send={send} />
}
