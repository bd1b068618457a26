import { createRoot } from 'react-dom/client'
import { Inspector } from '~/components/inspector/inspector'
import sheet from '~/components/inspector/inspector.css?inline'
import { type StartedOf, startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectInspector } from '~/machines/tooling/inspector/inspector.connect'
import { inspectorFlow } from '~/machines/tooling/inspector/inspector.flow'

type PanelProps = { started: StartedOf<typeof inspectorFlow> }

function Panel({ started }: PanelProps) {
  const [snapshot, send] = useFlow(inspectorFlow, started, { start: 'mount' })
  return <Inspector view={connectInspector(snapshot)} send={send} />
}

/** Draws the inspector into an element of the page, with a sheet of its own. `page`: the one it stands beside. */
export async function drawInspector(place: Element, page: string | null) {
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  document.adoptedStyleSheets.push(styles)
  const started = await startFlow(inspectorFlow, { page })
  createRoot(place).render(<Panel started={started} />)
}
