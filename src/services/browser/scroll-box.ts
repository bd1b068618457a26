/** Moves what a box with that id shows, as a hand does. */
export function scrollBox(id: string, { x, y }: { x: number; y: number }) {
  document.getElementById(id)?.scrollBy({ left: x, top: y, behavior: 'instant' })
}

/** Brings the element with that attribute into its box; the page around it stays where it is. */
export function showInBox(id: string, attribute: string, value: string) {
  const box = document.getElementById(id)
  const element = box?.querySelector(`[${attribute}="${CSS.escape(value)}"]`)
  if (!box || !element) return
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  box.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    behavior: 'instant',
  })
}

/** Above what a chart begins with: its own arrow is seen, too. */
const ABOVE_PX = 72

/** Lets a box begin with that element once it is drawn in its size; the page around it stays where it is. */
export function beginInBox(id: string, attribute: string, value: string) {
  requestAnimationFrame(() => {
    showInBox(id, attribute, value)
    const box = document.getElementById(id)
    const element = box?.querySelector(`[${attribute}="${CSS.escape(value)}"]`)
    if (!box || !element) return
    const below = element.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.scrollBy({ left: 0, top: below - ABOVE_PX, behavior: 'instant' })
  })
}

/** How much room a box with that id has for what it shows: its height may grow up to its limit. */
export function roomOf(id: string): { width: number; height: number } {
  const box = document.getElementById(id)
  if (!box) throw new Error(`there is no ${id}`)
  const limit = Number.parseFloat(getComputedStyle(box).maxHeight)
  return { width: box.clientWidth, height: Number.isNaN(limit) ? box.clientHeight : limit }
}

const FRAMES = 10

/** Brings those elements into their box once they are drawn: the first of them where there is not room for all. */
export function showAllInBox(id: string, attribute: string, values: readonly string[], framesLeft = FRAMES) {
  requestAnimationFrame(() => {
    const box = document.getElementById(id)
    const found = values.map((value) => box?.querySelector(`[${attribute}="${CSS.escape(value)}"]`))
    if (!found.every((element) => element?.getClientRects().length))
      return framesLeft > 0 ? showAllInBox(id, attribute, values, framesLeft - 1) : undefined
    for (const value of [...values].reverse()) showInBox(id, attribute, value)
  })
}
