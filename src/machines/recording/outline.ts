const ID = 'inspector-outline'

/** Draws a frame around whatever a machine draws, with its state, and brings it into sight; null takes it away. */
export function outline(machine: string | null) {
  document.getElementById(ID)?.remove()
  if (machine === null) return
  const parts = partsOf(machine)
  bringIntoSight(parts)
  const frames = parts.map((part) => ({ part, frame: newFrame() }))
  const layer = Object.assign(document.createElement('div'), { id: ID, ariaHidden: 'true' })
  layer.dataset.undrawn = ''
  layer.append(...frames.map(({ frame }) => frame))
  document.body.append(layer)
  follow(layer, frames)
}

type Frame = { part: HTMLElement; frame: HTMLElement }

/** As long as the frames are there: what is above a part may grow or go, and its machine goes on. */
function follow(layer: HTMLElement, frames: readonly Frame[]) {
  if (!layer.isConnected) return
  for (const { part, frame } of frames) place(frame, part)
  requestAnimationFrame(() => follow(layer, frames))
}

const partsOf = (machine: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-machine="${CSS.escape(machine)}"]`),
]

type Drawn = { machine: string; state: string }

/** What a machine draws, where no more than its edge is to be seen; of several parts the one that is in that state. */
export function showPart({ machine, state }: Drawn) {
  const parts = partsOf(machine)
  const [own] = parts.filter(({ dataset }) => dataset.state === state)
  bringIntoSight(own ? [own] : parts)
}

function bringIntoSight(parts: readonly HTMLElement[]) {
  const drawn = parts.filter((part) => part.getBoundingClientRect().height > 0)
  if (!drawn.some(isInSight)) drawn[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const isInSight = (part: HTMLElement) => {
  const { top, bottom } = part.getBoundingClientRect()
  const middle = innerHeight / 2
  return (top >= 0 && bottom <= innerHeight) || (top < middle && bottom > middle)
}

function newFrame(): HTMLElement {
  const frame = document.createElement('div')
  Object.assign(frame.style, {
    position: 'absolute',
    border: '2px solid #1b57c4',
    borderRadius: '14px',
    pointerEvents: 'none',
    zIndex: '9998',
  })
  frame.append(tab())
  return frame
}

/** A part that is not drawn now has no place. */
function place(frame: HTMLElement, part: HTMLElement) {
  const { left, top, width, height } = part.getBoundingClientRect()
  Object.assign(frame.style, {
    display: width === 0 || height === 0 ? 'none' : 'block',
    left: `${left + scrollX - 9}px`,
    top: `${top + scrollY - 9}px`,
    width: `${width + 18}px`,
    height: `${height + 18}px`,
  })
  const [text] = frame.children
  if (text) text.textContent = `${part.dataset.machine} · ${part.dataset.state ?? ''}`
}

/** What the part is of, and the state that it is in. */
function tab(): HTMLElement {
  const text = document.createElement('span')
  Object.assign(text.style, {
    position: 'absolute',
    left: '-2px',
    bottom: '100%',
    padding: '3px 8px',
    background: '#1b57c4',
    color: '#fff',
    font: '12px ui-monospace, monospace',
    whiteSpace: 'nowrap',
  })
  return text
}
