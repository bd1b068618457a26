/* Part of stage 0 (docs/decisions/0037-few-files.md). */

/** A click is made right after the finger has left. */
const CLICK_MS = 50
let left: { target: HTMLElement; at: number } | null = null

function leave({ target, timeStamp, pointerType }: PointerEvent) {
  left = pointerType !== 'mouse' && target instanceof HTMLElement ? { target, at: timeStamp } : null
}

/**
 * What a finger meant is where it came down. On a busy page the click is aimed anew when its turn comes, and where the
 * application has moved the page by then (another country has other fields), it would miss.
 */
function aim(event: MouseEvent) {
  const meant = left && event.timeStamp - left.at < CLICK_MS ? left.target.closest<HTMLElement>('button,a,label') : null
  left = null
  if (!event.isTrusted || !meant?.isConnected || (event.target instanceof Node && meant.contains(event.target))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  meant.click()
}

/** From now on, and before whoever listens after this. */
export function aimFingers() {
  addEventListener('pointerup', leave, { capture: true, passive: true })
  addEventListener('click', aim, true)
}
