import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '~/components/account/schedule-page'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleFlow } from '~/machines/account/play-kit-schedule/play-kit-schedule.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { modifyKitHref } from '~/services/flows/modify-kit/modify-kit.rules'
import { editCardHref } from '~/services/flows/payment-method/payment-method-links.rules'
import { paymentsHref } from '~/services/flows/payments/payments-links.rules'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { scheduleQuery } from '~/services/flows/schedule/schedule.query'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { childFormHref } from '~/services/flows/settings/child-links.rules'
import { shipDateHref } from '~/services/flows/ship-date/ship-date.rules'
import { shippingAddressHref } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { childHref } from '~/services/flows/subscription/step-links.rules'
import type { ChangeAction } from '~/services/flows/subscription-change/subscription-change.contract'
import { changeHref } from '~/services/flows/subscription-change/subscription-change-links.rules'
import { headOfPage } from '../../-page/page'
import { readWatched } from './-account/read-account'
import { ReferralIsland } from './-account/referral.island'
import { startReferral } from './-account/start-referral'
import { isDayText } from './-ship-date/search'

/**
 * which child is shown first; of somebody else's it shows nothing. `moved` and `from`: the kit whose day was changed
 * just now, and the day it had. `changed` and `of`: what was changed otherwise, and of which kit.
 */
type Search = { updated_child_uuid?: string; moved?: string; from?: string; changed?: string; of?: string }

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

const known = ({ updated_child_uuid: uuid, moved, from, changed, of }: Record<string, unknown>): Search => ({
  ...(isId(uuid) && { updated_child_uuid: uuid }),
  ...(isId(moved) && isDayText(from) && { moved, from }),
  ...(typeof changed === 'string' && { changed, ...(isId(of) && { of }) }),
})

/** The schedule of play kits, asked in one round with the account itself. */
export const Route = createFileRoute('/{-$lang}/account/subscriptions')({
  validateSearch: known,
  loaderDeps: ({ search }) => ({ childUuid: known(search).updated_child_uuid ?? null }),
  // the cache of the account says what is known
  gcTime: 0,
  preloadStaleTime: 0,
  loader: async ({ context, deps: { childUuid }, parentMatchPromise }) => {
    const [{ loaderData: account }, { schedule, referral, ...page }] = await Promise.all([
      parentMatchPromise,
      readWatched(context, scheduleQuery),
    ])
    // the layout tells what went wrong, or leads to the sign-in
    if (!account?.ok) return { ...page, started: null, banner: null }
    const { as } = account.value
    const [started, banner] = await Promise.all([
      startFlow(playKitScheduleFlow, { as, schedule: schedule.ok ? schedule.value : null, childUuid }),
      startReferral({ as, page: 'playKits', referral }),
    ])
    return { ...page, started, banner }
  },
  head: headOfPage,
  component: Subscriptions,
})

type Loaded = ReturnType<typeof Route.useLoaderData>

function Subscriptions() {
  const { started, banner, ...words } = Route.useLoaderData()
  return (
    <>
      {started && <Schedule started={started} {...words} />}
      {banner && <ReferralIsland started={banner} page={words.page} />}
    </>
  )
}

type ScheduleProps = Omit<Loaded, 'started' | 'banner'> & { started: NonNullable<Loaded['started']> }

function Schedule({ started, page, kits, isCancelSaver }: ScheduleProps) {
  // it listens to other tabs from the start
  const [snapshot, send] = useFlow(playKitScheduleFlow, started, { start: 'mount' })
  const { prefix } = Route.useRouteContext().locale
  const continueHref = (uuid: string) => childHref({ prefix, childUuid: uuid })
  const place = { prefix, as: started.input.as, isCancelSaver }
  const moveHref = ({ movableIn, uuid }: ScheduledKit, day?: string) =>
    movableIn && shipDateHref({ subscription: movableIn, item: uuid }, { ...place, day })
  const shown = connectPlayKitSchedule(snapshot)
  const ownerOf = ({ gift }: ScheduledKit) => gift ?? shown.child?.plan?.key ?? null
  const modifyHref = (kit: ScheduledKit) => {
    const subscription = kit.movableIn || kit.skipChange || kit.canChoose ? ownerOf(kit) : null
    return isCancelSaver && subscription ? modifyKitHref({ prefix, subscription, item: kit.uuid }) : null
  }
  const skipHref = (kit: ScheduledKit) => {
    const subscription = ownerOf(kit)
    const { skipChange, uuid: item } = kit
    return skipChange && subscription ? changeHref({ action: 'skip', subscription, item }, place) : null
  }
  const chooseHref = (kit: ScheduledKit) => {
    const subscription = kit.canChoose ? ownerOf(kit) : null
    return subscription && changeHref({ action: 'customize', subscription, item: kit.uuid }, place)
  }
  const here = scheduleHref({ prefix, childUuid: shown.child?.uuid ?? null })
  const formHref = (childUuid: string | null) => childFormHref({ prefix, childUuid, source: 'subscriptions' })
  const hrefs = {
    ...{ continueHref, moveHref, skipHref, chooseHref, modifyHref, formHref },
    payHref: editCardHref({ ...place, uuid: null, returnTo: here }),
    addressHref: (uuid: string) => shippingAddressHref({ ...place, uuid, returnTo: here }),
    paymentsHref: (subscription: string) => paymentsHref({ prefix, subscription }),
    changeHref: (action: ChangeAction, subscription: string) => changeHref({ action, subscription, item: null }, place),
  }
  const { moved, from, changed, of = null } = Route.useSearch()
  const news = { moved: moved && from ? { uuid: moved, from } : null, changed: changed ? { kind: changed, of } : null }
  return <SchedulePage view={{ ...shown, ...news, ...hrefs, page, kits }} send={send} />
}
