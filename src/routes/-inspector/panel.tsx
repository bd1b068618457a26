import { createRoot } from 'react-dom/client'
import { FaultPanel } from '~/components/inspector/fault-panel'
import { Inspector } from '~/components/inspector/inspector'
import sheet from '~/components/inspector/inspector.css?inline'
import chartSheet from '~/components/inspector/inspector-chart.css?inline'
import { type StartedOf, startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectFaultPanel } from '~/machines/tooling/fault-panel/fault-panel.connect'
import { faultPanelFlow } from '~/machines/tooling/fault-panel/fault-panel.flow'
import { connectInspector } from '~/machines/tooling/inspector/inspector.connect'
import { inspectorFlow } from '~/machines/tooling/inspector/inspector.flow'

const LONGEST_KEY = 200

type PanelProps = { started: StartedOf<typeof inspectorFlow>; faults: StartedOf<typeof faultPanelFlow> }

function Panel({ started, faults }: PanelProps) {
  const [snapshot, send] = useFlow(inspectorFlow, started, { start: 'mount' })
  const [faultSnapshot, sendFault] = useFlow(faultPanelFlow, faults, { start: 'mount' })
  const view = connectInspector(snapshot)
  const panel = connectFaultPanel(faultSnapshot)
  return (
    <Inspector
      view={{ ...view, shop: panel.shop }}
      send={send}
      faults={<FaultPanel view={{ ...panel, watched: view.page?.id ?? null }} send={sendFault} />}
    />
  )
}

/** Draws the inspector into an element of the page, with a sheet of its own. `page`: the one it stands beside. */
export async function drawInspector(place: Element, page: string | null) {
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet + chartSheet)
  document.adoptedStyleSheets.push(styles)
  const key = new URLSearchParams(location.search).get('key') ?? ''
  const [started, faults] = await Promise.all([
    startFlow(inspectorFlow, { page }),
    startFlow(faultPanelFlow, { key: key.slice(0, LONGEST_KEY) }),
  ])
  createRoot(place).render(<Panel started={started} faults={faults} />)
}
