import { ShipDatePage as Page, ShipDateUnread } from '~/components/ship-date/ship-date-page'
import { connectShipDateEdit } from '~/machines/account/ship-date-edit/ship-date-edit.connect'
import { shipDateEditFlow } from '~/machines/account/ship-date-edit/ship-date-edit.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import type { ShipDate, ShipDatePageAnswer } from '~/services/flows/ship-date/ship-date.contract'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<ShipDatePageAnswer, 'shipDate' | 'isCancelSaver'> & {
  flow: { of: ShipDate; started: StartedOf<typeof shipDateEditFlow> } | null
}

export function ShipDatePage({ flow, ...page }: Loaded) {
  if (!flow) return <ShipDateUnread view={{ errors: page.page.errors }} />
  return <Choosing key={flow.of.kit.uuid} flow={flow} {...page} />
}

function Choosing({ flow, page, kits, saysFailures }: Omit<Loaded, 'flow'> & { flow: NonNullable<Loaded['flow']> }) {
  const [snapshot, send] = useFlow(shipDateEditFlow, flow.started)
  const { prefix } = useShell().locale
  const backHref = scheduleHref({ prefix, childUuid: flow.of.childUuid })
  const view = { ...connectShipDateEdit(snapshot), of: flow.of, page, kits, saysFailures, backHref }
  return <Page view={view} send={send} />
}
