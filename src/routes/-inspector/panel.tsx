import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { FaultPanel } from '~/components/inspector/fault-panel'
import { Inspector } from '~/components/inspector/inspector'
import sheet from '~/components/inspector/inspector.css?inline'
import { InspectorBeside } from '~/components/inspector/inspector-beside'
import chartSheet from '~/components/inspector/inspector-chart.css?inline'
import { InspectorClose } from '~/components/inspector/inspector-head'
import { type StartedOf, startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectFaultPanel } from '~/machines/tooling/fault-panel/fault-panel.connect'
import { faultPanelFlow } from '~/machines/tooling/fault-panel/fault-panel.flow'
import { connectInspector } from '~/machines/tooling/inspector/inspector.connect'
import { inspectorFlow } from '~/machines/tooling/inspector/inspector.flow'
import { hasShortcuts } from '~/machines/tooling/inspector/inspector.storage'
import { intentKey } from '~/services/browser/intent-key'
import { framedHref, pathInFrame } from '~/services/browser/watched-page'
import { listenToKeys, takeKeyboard } from './keys'

const LONGEST_KEY = 200

type PanelProps = {
  started: StartedOf<typeof inspectorFlow>
  faults: StartedOf<typeof faultPanelFlow>
  /** leaves for the page beside it; null where there is none */
  onClose: (() => void) | null
}

function Panel({ started, faults, onClose }: PanelProps) {
  const [snapshot, send] = useFlow(inspectorFlow, started, { start: 'mount' })
  const [faultSnapshot, sendFault] = useFlow(faultPanelFlow, faults, { start: 'mount' })
  const view = connectInspector(snapshot)
  const { hasShortcuts } = view
  useEffect(() => listenToKeys({ send, onClose, hasShortcuts }), [send, onClose, hasShortcuts])
  useEffect(() => {
    if (onClose) takeKeyboard()
  }, [onClose])
  const panel = connectFaultPanel(faultSnapshot)
  return (
    <Inspector
      view={{ ...view, shop: panel.shop }}
      send={send}
      close={onClose && <InspectorClose send={onClose} />}
      faults={<FaultPanel view={{ ...panel, watched: view.page?.id ?? null }} send={sendFault} />}
    />
  )
}

/**
 * Draws the inspector into an element of the page, with a sheet of its own. `page`: the path of the one that it stands beside,
 * in a frame: there it has a viewport of its own, and whatever document follows it is inspected, too. Null: it stands alone.
 */
export async function drawInspector(place: Element, page: string | null) {
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet + chartSheet)
  document.adoptedStyleSheets.push(styles)
  const frame = page === null ? null : { name: `inspected-${intentKey()}`, href: framedHref(page) }
  const key = new URLSearchParams(location.search).get('key') ?? ''
  const [started, faults] = await Promise.all([
    startFlow(inspectorFlow, { frame: frame?.name ?? null, hasShortcuts: hasShortcuts() }),
    startFlow(faultPanelFlow, { key: key.slice(0, LONGEST_KEY) }),
  ])
  const onClose = frame && (() => location.assign(pathInFrame(frame.name) ?? page ?? '/'))
  const panel = <Panel started={started} faults={faults} onClose={onClose} />
  if (!frame) return createRoot(place).render(panel)
  createRoot(overPage(place)).render(<InspectorBeside view={frame}>{panel}</InspectorBeside>)
}

/** Over all that is there, which is out of reach meanwhile. */
function overPage(place: Element): Element {
  const dialog = document.createElement('dialog')
  dialog.className = 'ins-over'
  dialog.setAttribute('aria-label', 'Inspector and page')
  // Escape belongs to the page and the panel
  dialog.setAttribute('closedby', 'none')
  place.append(dialog)
  dialog.showModal()
  return dialog
}
