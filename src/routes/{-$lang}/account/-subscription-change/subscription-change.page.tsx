import { ChangeUnread, ChangePage as Page } from '~/components/subscription-change/change-page'
import { connectConfirmAction } from '~/machines/account/confirm-action/confirm-action.connect'
import { confirmActionFlow } from '~/machines/account/confirm-action/confirm-action.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { isBoxChange } from '~/services/domain/changes/box-change'
import { editCardHref } from '~/services/flows/payment-method/payment-method-links.rules'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { cancelOfferHref } from '~/services/flows/subscription-change/cancel-offer-links.rules'
import type {
  CancelOffer,
  ChangePageAnswer,
  PlannedChange,
} from '~/services/flows/subscription-change/subscription-change.contract'
import { changeHref } from '~/services/flows/subscription-change/subscription-change-links.rules'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<ChangePageAnswer, 'change'> & {
  flow: { of: PlannedChange; started: StartedOf<typeof confirmActionFlow> } | null
}

export function SubscriptionChangePage({ flow, ...page }: Loaded) {
  if (!flow) return <ChangeUnread view={{ errors: page.page.errors }} />
  const { subscription, kind, item } = flow.started.input
  return <Changing key={`${subscription} ${kind} ${item}`} flow={flow} {...page} />
}

function Changing({
  flow,
  page,
  kits,
  isCancelSaver,
  helpHref,
}: Omit<Loaded, 'flow'> & { flow: NonNullable<Loaded['flow']> }) {
  const [snapshot, send] = useFlow(confirmActionFlow, flow.started)
  const { prefix } = useShell().locale
  const { as, subscription, from } = flow.started.input
  const backHref = isBoxChange(flow.of.kind)
    ? readingClubHref({ prefix, selected: subscription })
    : scheduleHref({ prefix, childUuid: flow.of.childUuid })
  const offerHref = (offer: CancelOffer) => cancelOfferHref(offer, { prefix, as, isCancelSaver, subscription })
  const place = { prefix, as, isCancelSaver }
  const own = changeHref({ action: 'extendGift', subscription, item: null, from }, place)
  const cardHref = editCardHref({ prefix, as, uuid: null, returnTo: own })
  return (
    <Page
      view={{ ...connectConfirmAction(snapshot), of: flow.of, page, kits, backHref, offerHref, cardHref, helpHref }}
      send={send}
    />
  )
}
