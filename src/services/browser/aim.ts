/* Part of stage 0 (docs/decisions/0037-few-files.md). */

/** A click is made right after the button or the finger has left. */
const CLICK_MS = 50
/** Further away a mouse has been taken off what it pressed. */
const STILL_PX = 5

type Press = { target: EventTarget | null; x: number; y: number; leftAt: number }
let press: Press | null = null

function comeDown({ target, clientX, clientY }: PointerEvent) {
  press = { target, x: clientX, y: clientY, leftAt: Number.NEGATIVE_INFINITY }
}

function leave({ clientX, clientY, pointerType, timeStamp }: PointerEvent) {
  if (!press) return
  const isStill = Math.hypot(clientX - press.x, clientY - press.y) <= STILL_PX
  // a finger that is no press any more makes no click either
  if (isStill || pointerType !== 'mouse') press.leftAt = timeStamp
}

/**
 * What was meant is where the press came down. Where the page has moved until its click is made, it would miss: an error
 * appears as a field is left, another country has other fields, and a busy phone aims late.
 */
function aim(event: MouseEvent) {
  const { target = null, leftAt = 0 } = press ?? {}
  press = null
  if (!event.isTrusted || event.timeStamp - leftAt >= CLICK_MS || !(target instanceof HTMLElement)) return
  const meant = target.closest<HTMLElement>('button,a,label')
  if (!meant?.isConnected || (event.target instanceof Node && meant.contains(event.target))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  meant.click()
}

/** From now on, and before whoever listens after this. */
export function aimPresses() {
  addEventListener('pointerdown', comeDown, { capture: true, passive: true })
  addEventListener('pointerup', leave, { capture: true, passive: true })
  addEventListener('click', aim, true)
}
