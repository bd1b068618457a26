/** What is no part of how the page looks, and what would have to be played or fetched first. */
const UNDRAWN = 'script,style,link,template,noscript,iframe,video,canvas,[data-undrawn]'

/**
 * What of a page stands in the window. Boxes outside it are copied without what they hold: a long page is drawn as fast as
 * a short one.
 */
export function partInWindow(body: HTMLElement) {
  const pinned = [...body.querySelectorAll<HTMLElement>('*')].filter((one) => /fixed|sticky/.test(placeOf(one)))
  const around = new Set(pinned.flatMap((one) => [...boxesAround(one, body)]))
  const isDrawn = (node: Node): boolean => {
    const box = node.parentElement
    const isIn = box === null || box === body || around.has(box) || !isAway(box)
    if (!(node instanceof Element)) return isIn
    return (isIn || around.has(node)) && !node.matches(UNDRAWN) && getComputedStyle(node).display !== 'none'
  }
  return {
    isDrawn,
    /** In a copy nothing scrolls: what sticks to the top is put where it is seen. */
    pin(copy: HTMLElement) {
      const copies = [...copy.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style.position === 'sticky')
      const originals = pinned
        .filter((one) => placeOf(one) === 'sticky')
        .filter((one) => [one, ...boxesAround(one, body)].every((box) => box === body || isDrawn(box)))
      for (const [index, original] of originals.entries()) stick(original, copies[index])
    },
  }
}

const placeOf = (element: Element) => getComputedStyle(element).position

function boxesAround(element: Element, body: Element): Set<Element> {
  const boxes = new Set<Element>()
  for (let box = element.parentElement; box && box !== body; box = box.parentElement) boxes.add(box)
  return boxes
}

/** A box without a size may hold what is seen elsewhere, and of lines of text some may be seen. */
function isAway(box: Element): boolean {
  const { top, right, bottom, left, width, height } = box.getBoundingClientRect()
  if (width === 0 || height === 0 || /inline|contents/.test(getComputedStyle(box).display)) return false
  return bottom < 0 || top > innerHeight || right < 0 || left > innerWidth
}

function stick(original: HTMLElement, copy: HTMLElement | undefined) {
  const { top, left, width, height } = original.getBoundingClientRect()
  const isStuck = Math.abs(top - Number.parseFloat(getComputedStyle(original).top)) < 1 && scrollY > 0
  if (!copy || !isStuck) return
  const gap = document.createElement('div')
  gap.style.height = `${height}px`
  copy.before(gap)
  Object.assign(copy.style, { position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px` })
}
