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
