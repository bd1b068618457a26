import { TONES } from '~/machines/reading/chart-look'
import type { Box, ChartLayout } from '~/machines/reading/layout'
import { roundedPath, tag } from '~/machines/reading/svg-parts'
import type { Change, Comparison } from './compare'

const COLOURS: Record<Change, string> = { added: TONES.done, removed: TONES.error, changed: TONES.always }
const DASHES = { fill: 'none', 'stroke-width': 2, 'stroke-dasharray': '6 4' }

/** The picture with what changed in dashes: green is new, red is gone, ochre is another. */
export function marked(svg: string, layout: ChartLayout, { states, transitions }: Comparison): string {
  const marks = [
    ...layout.states.flatMap(({ node, ...box }) => markOf(states[node.id], (stroke) => around(box, stroke, 5))),
    ...layout.lines.flatMap(({ connection, points, label }) => {
      const change = connection.edges.map((edge) => changeOf(edge.transition, transitions)).find(Boolean)
      // a line through its own words could not be read
      return markOf(change, (stroke) =>
        label
          ? around(label, stroke, 2)
          : [tag('path', { ...DASHES, d: roundedPath(points), stroke, 'stroke-width': 5, opacity: '0.35' })],
      )
    }),
  ]
  return svg.replace(/<\/svg>$/, `${marks.join('')}</svg>`)
}

/** An edge that is drawn as it was before stands for a target that is gone. */
const changeOf = (id: string, transitions: Record<string, Change>) =>
  id.endsWith('::before') ? 'removed' : transitions[id]

const markOf = (change: Change | undefined, draw: (stroke: string) => string[]) => (change ? draw(COLOURS[change]) : [])

const around = ({ x, y, width, height }: Box, stroke: string, gap: number): string[] => [
  tag('rect', {
    ...DASHES,
    x: x - gap,
    y: y - gap,
    width: width + 2 * gap,
    height: height + 2 * gap,
    rx: 8 + gap,
    stroke,
  }),
]
