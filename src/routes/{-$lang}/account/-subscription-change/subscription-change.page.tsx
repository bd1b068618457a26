import { ChangeUnread, ChangePage as Page } from '~/components/subscription-change/change-page'
import { connectConfirmAction } from '~/machines/account/confirm-action/confirm-action.connect'
import { confirmActionFlow } from '~/machines/account/confirm-action/confirm-action.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import type { ChangePageAnswer, PlannedChange } from '~/services/flows/subscription-change/subscription-change.contract'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<ChangePageAnswer, 'change' | 'isCancelSaver'> & {
  flow: { of: PlannedChange; started: StartedOf<typeof confirmActionFlow> } | null
}

export function SubscriptionChangePage({ flow, ...page }: Loaded) {
  if (!flow) return <ChangeUnread view={{ errors: page.page.errors }} />
  const { subscription, kind, item } = flow.started.input
  return <Changing key={`${subscription} ${kind} ${item}`} flow={flow} {...page} />
}

function Changing({ flow, page, kits }: Omit<Loaded, 'flow'> & { flow: NonNullable<Loaded['flow']> }) {
  const [snapshot, send] = useFlow(confirmActionFlow, flow.started)
  const { prefix } = useShell().locale
  const backHref = scheduleHref({ prefix, childUuid: flow.of.childUuid })
  return <Page view={{ ...connectConfirmAction(snapshot), of: flow.of, page, kits, backHref }} send={send} />
}
