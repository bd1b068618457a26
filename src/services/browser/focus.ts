/**
 * Before an element that holds the keyboard goes, the keyboard moves on: to the nearest of these after it, else before it,
 * else to the heading of the page.
 */
export function moveFocusFrom(held: string, to: string) {
  const from = document.activeElement?.closest(held)
  if (!from) return
  const places = [...document.querySelectorAll<HTMLElement>(to)]
  const isAfter = (place: Element) => (from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = places.find(isAfter) ?? places.at(-1) ?? document.querySelector<HTMLElement>('h1')
  next?.focus()
}
