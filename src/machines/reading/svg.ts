import { FONTS, GUARD, INK, MUTED, PAPER, TONES } from './chart-look'
import type { ChartLine } from './chart-texts'
import { isFailing } from './connections'
import { LINE_HEIGHT, NAME_HEIGHT } from './elk-graph'
import type { ChartLayout, PlacedLine, PlacedPoint, PlacedState, Point } from './layout'
import { arrowHead, escaped, roundedPath, tag } from './svg-parts'
import { type Face, widthOf } from './text-width'

/** `sentences`: of transitions, by their ids; a reader sees them where the pointer rests. */
type SvgTexts = { title: string; description: string; sentences: Record<string, string> }

/**
 * A chart as a picture that stands alone: no style sheet, no script, no ids, so that many fit on a page. What is live is
 * marked on it by attributes: a state is `[data-node="<id>"]`, a line `[data-transitions~="<transition id>"]`, and its
 * words `[data-transition="<transition id>"]`.
 */
export function chartSvg(layout: ChartLayout, { title, description, sentences }: SvgTexts): string {
  const { width, height } = layout
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': `${title}. ${description}`,
      'data-chart': layout.chart.id,
      'font-family': FONTS.text,
      'font-size': 11,
      // else a small space is rounded to nothing
      'text-rendering': 'geometricPrecision',
    },
    `<title>${escaped(title)}</title>`,
    ...layout.states.map((state) => stateSvg(layout, state)),
    ...layout.points.map(pointSvg),
    ...layout.initialLines.map((points) => tag('g', {}, ...lineSvg(points, INK))),
    ...layout.lines.map(connectionSvg),
    ...layout.states.filter(isBox).map(headSvg),
    ...layout.lines.map((line) => labelSvg(line, sentences)),
  )
}

const isBox = ({ node }: PlacedState) => node.children.length > 0

function stateSvg({ chart }: ChartLayout, state: PlacedState): string {
  const { node, x, y, width, height } = state
  const isRegion = chart.nodes[node.parent ?? '']?.type === 'parallel'
  return tag(
    'g',
    { 'data-node': node.id, 'data-type': node.type },
    tag('rect', {
      ...{ x, y, width, height, rx: 8 },
      fill: isBox(state) ? PAPER.quiet : PAPER.white,
      stroke: isFailing(node.key) ? TONES.error : isBox(state) ? PAPER.control : INK,
      'stroke-width': isBox(state) ? 1.25 : 1.5,
      'stroke-dasharray': isRegion ? '5 4' : null,
    }),
    // a state that ends the machine has a second line inside the first
    node.type === 'final' ? tag('rect', { ...inner(state), rx: 5, fill: 'none', stroke: INK }) : '',
    ...(isBox(state) ? [] : textsSvg(state)),
  )
}

const textsSvg = ({ node, lines, x, y }: PlacedState): string[] => [
  textSvg({ text: node.key, face: 'name' }, { x: x + 12, y: y + 18, fill: INK, 'font-weight': 620 }),
  ...lines.map((line, index) =>
    textSvg(line, { x: x + 12, y: y + NAME_HEIGHT + 8 + index * LINE_HEIGHT, fill: MUTED }),
  ),
]

/** What a box says of itself, over the lines that lead into it, with its own ground around each letter. */
const headSvg = (state: PlacedState): string =>
  tag(
    'g',
    {
      ...{ stroke: PAPER.quiet, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
      // what is pressed is the box below
      'pointer-events': 'none',
    },
    ...textsSvg(state),
  )

const inner = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + 3,
  y: y + 3,
  width: width - 6,
  height: height - 6,
})

function pointSvg({ kind, x, y, width, height }: PlacedPoint): string {
  if (kind === 'initial') return tag('circle', { cx: x + width / 2, cy: y + height / 2, r: 5, fill: INK })
  return tag(
    'g',
    {},
    tag('rect', { x, y, width, height, rx: 10, fill: PAPER.hairline, stroke: PAPER.control }),
    tag('text', { x: x + width / 2, y: y + 14, 'text-anchor': 'middle', fill: INK }, kind === 'any' ? 'any' : 'all'),
  )
}

const lineSvg = (points: readonly Point[], colour: string) => [
  tag('path', { d: roundedPath(points), fill: 'none', stroke: colour, 'stroke-width': 1.5 }),
  tag('path', { d: arrowHead(points), fill: colour }),
]

const transitionsOf = ({ connection }: PlacedLine) =>
  [...new Set(connection.edges.map(({ transition }) => transition))].join(' ')

function connectionSvg(line: PlacedLine): string {
  const { tone } = line.connection
  return tag('g', { 'data-transitions': transitionsOf(line), 'data-tone': tone }, ...lineSvg(line.points, TONES[tone]))
}

function labelSvg({ label, connection: { tone } }: PlacedLine, sentences: Record<string, string>): string {
  if (!label) return ''
  const { x, y, width, height, lines } = label
  return tag(
    'g',
    { 'data-label': tone, fill: TONES[tone] },
    tag('rect', { x, y, width, height, rx: 5, fill: PAPER.white, stroke: PAPER.edge }),
    ...lines.map((line, index) =>
      rowSvg(
        line.transition ?? '',
        textSvg(line, { x: x + 6, y: y + 14 + index * LINE_HEIGHT, 'font-weight': 520 }),
        sentences,
      ),
    ),
  )
}

const rowSvg = (transition: string, text: string, sentences: Record<string, string>) =>
  tag('g', { 'data-transition': transition }, sentenceSvg(sentences[transition]), text)

const sentenceSvg = (sentence: string | undefined) => (sentence ? tag('title', {}, escaped(sentence)) : '')

/** `textLength`: the width that the layout counted on, whatever font a reader has. */
function textSvg({ text, face }: ChartLine, attributes: Record<string, string | number>): string {
  const isCode = face === 'code'
  return tag(
    'text',
    {
      ...attributes,
      'font-family': isCode ? FONTS.code : null,
      'font-size': face === 'name' ? NAME_SIZE : null,
      textLength: widthOf(text.trim(), face),
      lengthAdjust: 'spacingAndGlyphs',
      ...indented(text, face, attributes),
    },
    ...(isCode ? coded(text.trim()) : [escaped(text)]),
  )
}

const NAME_SIZE = 13.5

function indented(text: string, face: Face, { x }: Record<string, string | number>): Record<string, number> {
  const spaces = text.length - text.trimStart().length
  return spaces && typeof x === 'number' ? { x: x + widthOf(' '.repeat(spaces), face) } : {}
}

/** Code with its guards in their own colour. */
function coded(text: string): string[] {
  return text
    .split(/(\[\w+\])/)
    .map((part) => (part.startsWith('[') ? tag('tspan', { fill: GUARD }, part) : escaped(part)))
}
