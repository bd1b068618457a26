import type { Page } from '@playwright/test'

/** More than any page has. */
const MOST_STOPS = 400
/** A date is several stops in one field: its day, its month, its year and its calendar. */
const MOST_IN_ONE = 5

/**
 * What is wrong with the way of the Tab key through a page, from its beginning until it comes round: a stop without a
 * visible mark, one outside the window, one that holds the focus, or a control that is never reached.
 */
export async function strayStops(page: Page): Promise<string[]> {
  await page.evaluate(marked)
  const faults: string[] = []
  let [previous, times] = [-1, 0]
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(reached)
    times = stop?.index === previous ? times + 1 : 0
    if (times >= MOST_IN_ONE) return [...faults, `holds the focus: ${stop?.html}`]
    if (!stop || (stop.isBack && times === 0)) return [...faults, ...(await page.evaluate(unreached))]
    if (stop.fault) faults.push(`${stop.fault}: ${stop.html}`)
    previous = stop.index
  }
  return [...faults, `no end after ${MOST_STOPS} presses`]
}

/** Numbers what can be focused; of radios with one name only one takes part. */
function marked() {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')
  for (const [index, element] of [...all].entries()) element.setAttribute('data-stop', String(index))
  for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached')
  // where the last press was, the way would begin otherwise
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

function reached() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  // the browser marks the part of a date, its calendar too
  const isWithinDate = element.matches('input[type=date][data-reached]')
  const isBack = element.hasAttribute('data-reached')
  element.setAttribute('data-reached', '')
  const box = element.getBoundingClientRect()
  const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const frames = [element, element.parentElement, element.closest('label')]
  const hasMark = frames.some((frame) => {
    if (!frame) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(frame)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const fault = hasMark || isWithinDate ? (isInView ? null : 'outside the window') : 'without a mark'
  return { index: Number(element.dataset.stop ?? -2), isBack, fault, html: element.outerHTML.slice(0, 140) }
}

function unreached() {
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest('[inert]')
  const takesPart = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden]')
  const isOneOfMany = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
    const same = document.querySelectorAll(`input[type=radio][name="${CSS.escape(element.name)}"][data-reached]`)
    return same.length > 0
  }
  return [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-reached])')]
    .filter((element) => isSeen(element) && takesPart(element) && !isOneOfMany(element))
    .map((element) => `never reached: ${element.outerHTML.slice(0, 140)}`)
}
