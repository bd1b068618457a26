import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type Sequence = InspectorView['sequence']
type Message = Sequence['messages'][number]

const ROW = 26
const HEAD = 44
/** Between two lanes, whatever stands there. */
const LEAST_GAP = 90
const ROOM = 8
/** How far an arrow goes that comes back to its own lane. */
export const LOOP = 18
const LONGEST = 26

/** At most: of a proportional font, drawn on the server or without it, nobody knows more. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[A-Z_mw…]/.test(letter) ? 8 : 6.2), 0)

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/**
 * Where the lanes and the messages of a sequence stand. A lane is as far from the one before as what is written between them
 * needs: no label lies over another one, and none is cut.
 */
export function layoutOf({ lanes, messages }: Sequence) {
  const xs = placesOf(lanes, messages)
  const xOf = (name: string) => xs[lanes.indexOf(name)] ?? 0
  const rows = messages.map((message, index) => {
    const [from, to] = [xOf(message.from), xOf(message.to)]
    const text = shortened(message.word)
    return {
      ...message,
      text,
      start: from,
      end: to,
      y: HEAD + index * ROW,
      label: Math.min(from, to) + indentOf(message),
    }
  })
  const heads = lanes.map((name) => ({ name, text: shortened(name), x: xOf(name) }))
  const right = [
    ...heads.map(({ text, x }) => x + widthOf(text) / 2),
    ...rows.map(({ text, label }) => label + widthOf(text)),
  ]
  return { heads, rows, width: Math.ceil(Math.max(0, ...right) + ROOM), height: messages.length * ROW + HEAD }
}

const indentOf = ({ from, to }: Message) => (from === to ? LOOP + 6 : 6)
const needOf = (message: Message) => indentOf(message) + widthOf(shortened(message.word)) + ROOM

function placesOf(lanes: readonly string[], messages: readonly Message[]): number[] {
  const halfOf = (index: number) => widthOf(shortened(lanes[index] ?? '')) / 2
  const xs: number[] = [halfOf(0) + ROOM]
  for (let index = 1; index < lanes.length; index += 1) {
    const before = xs[index - 1] ?? 0
    // of messages that end here, or that come back to the lane before
    const ends = messages.flatMap((message) => {
      const [left, right] = [lanes.indexOf(message.from), lanes.indexOf(message.to)].sort((one, other) => one - other)
      const isHere = right === index || (left === right && right === index - 1)
      return isHere ? [(xs[left ?? 0] ?? 0) + needOf(message)] : []
    })
    xs.push(Math.max(before + LEAST_GAP, before + halfOf(index - 1) + halfOf(index) + 2 * ROOM, ...ends))
  }
  return xs
}
