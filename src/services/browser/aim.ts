/* Part of stage 0 (docs/decisions/0037-few-files.md). */

/** A click is made right after the button or the finger has left. */
const CLICK_MS = 50
/** Further away a mouse has been taken off what it pressed. */
const STILL_PX = 5

let down: PointerEvent | null = null
/** when it has left where it came down; 0: nowhere */
let leftAt = 0

const comeDown = (event: PointerEvent) => {
  down = event
}

function leave({ x, y, pointerType, timeStamp }: PointerEvent) {
  // a finger that is no press any more makes no click either
  const isMeant = down && (pointerType !== 'mouse' || Math.hypot(x - down.x, y - down.y) < STILL_PX)
  leftAt = isMeant ? timeStamp : 0
}

/**
 * What was meant is where the press came down. Where the page has moved until its click is made, it would miss: an error
 * appears as a field is left, another country has other fields, and a busy phone aims late.
 */
function aim(event: MouseEvent) {
  const target = event.timeStamp - leftAt < CLICK_MS ? down?.target : null
  down = null
  const meant = target instanceof HTMLElement ? target.closest<HTMLElement>('button,a,label') : null
  if (!event.isTrusted || !meant?.isConnected || event.composedPath().includes(meant)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  meant.click()
}

/** From now on, and before whoever listens after this. */
export function aimPresses() {
  addEventListener('pointerdown', comeDown, true)
  addEventListener('pointerup', leave, true)
  addEventListener('click', aim, true)
}
