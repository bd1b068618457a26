import type { ChartEdge, ChartModel, ChartNode } from './chart'
import { pathTo } from './nesting'

/** A chart as text that Mermaid draws: what changes in a machine is a changed line. */
export function mermaidOf(chart: ChartModel): string {
  const anywhere = chart.edges.filter(({ source }) => source === chart.root)
  const lines = ['stateDiagram-v2', ...inside(chart, chart.root, '  ')]
  if (anywhere.length === 0) return `${lines.join('\n')}\n`
  const first = chart.nodes[chart.root]?.children[0] ?? chart.root
  const noted = anywhere.map((edge) => `    ${labelOf(edge)}${edge.target ? ` → ${keyOf(chart, edge.target)}` : ''}`)
  return `${[...lines, `  note right of ${safe(first)}`, '    anywhere:', ...noted, '  end note'].join('\n')}\n`
}

/** Lines before boxes: Mermaid puts a state into the last box that mentions it. */
function inside(chart: ChartModel, id: string, pad: string): string[] {
  const node = chart.nodes[id]
  if (!node) return []
  const edges = chart.edges.filter((edge) => edge.source !== chart.root && commonParent(chart, edge) === id)
  return [
    ...edges.map((edge) => `${pad}${safe(edge.source)} --> ${safe(edge.target ?? edge.source)} : ${labelOf(edge)}`),
    ...node.children.flatMap((child, at) => [
      ...(node.type === 'parallel' && at > 0 ? [`${pad}--`] : []),
      ...stateOf(chart, chart.nodes[child], pad),
    ]),
  ]
}

function stateOf(chart: ChartModel, node: ChartNode | undefined, pad: string): string[] {
  if (!node) return []
  const name = safe(node.id)
  const head = [...(node.isInitial ? [`${pad}[*] --> ${name}`] : [])]
  if (node.children.length > 0)
    return [...head, `${pad}state "${node.key}" as ${name} {`, ...inside(chart, node.id, `${pad}  `), `${pad}}`]
  const details = [
    ...node.entry.map((action) => `entry / ${action}`),
    ...node.exit.map((action) => `exit / ${action}`),
    ...node.invoke.map(({ id, src }) => `invoke ${id}${id === src ? '' : ` (${src})`}`),
  ]
  return [
    ...head,
    `${pad}state "${node.key}" as ${name}`,
    ...details.map((detail) => `${pad}${name} : ${escaped(detail)}`),
    ...(node.type === 'final' ? [`${pad}${name} --> [*]`] : []),
  ]
}

function commonParent(chart: ChartModel, { source, target }: ChartEdge): string {
  const above = (id: string) => pathTo(chart, id).slice(0, -1)
  const others = new Set(above(target ?? source))
  return above(source).findLast((id) => others.has(id)) ?? chart.root
}

function labelOf({ label, guard, isElse, actions }: ChartEdge): string {
  const asked = guard ? ` [${guard}]` : isElse ? ' [else]' : ''
  return escaped(`${label}${asked}${actions.length ? ` / ${actions.join(', ')}` : ''}`)
}

const keyOf = (chart: ChartModel, id: string) => chart.nodes[id]?.key ?? id
const safe = (id: string) => id.replace(/\W/g, '_')
const escaped = (text: string) => text.replace(/[:;#]/g, (character) => `#${character.charCodeAt(0)};`)
