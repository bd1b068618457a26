const ID = 'inspector-outline'

/** Draws a frame around whatever a machine draws, with its state, and brings it into sight; null takes it away. */
export function outline(machine: string | null) {
  document.getElementById(ID)?.remove()
  if (machine === null) return
  const parts = partsOf(machine)
  bringIntoSight(parts)
  const frames = parts.flatMap((part) => frameAround(part))
  const layer = Object.assign(document.createElement('div'), { id: ID, ariaHidden: 'true' })
  layer.dataset.undrawn = ''
  layer.append(...frames)
  document.body.append(layer)
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

/** Parts that are not drawn now have no place. */
function frameAround(part: HTMLElement): HTMLElement[] {
  const { left, top, width, height } = part.getBoundingClientRect()
  if (width === 0 || height === 0) return []
  const frame = document.createElement('div')
  Object.assign(frame.style, {
    position: 'absolute',
    left: `${left + scrollX - 9}px`,
    top: `${top + scrollY - 9}px`,
    width: `${width + 18}px`,
    height: `${height + 18}px`,
    border: '2px solid #1b57c4',
    borderRadius: '14px',
    pointerEvents: 'none',
    zIndex: '9998',
  })
  frame.append(tab(part))
  return [frame]
}

function tab({ dataset }: HTMLElement): HTMLElement {
  const text = Object.assign(document.createElement('span'), {
    textContent: `${dataset.machine} · ${dataset.state ?? ''}`,
  })
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
