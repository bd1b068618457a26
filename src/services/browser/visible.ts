const FRAMES = 10

/** Whether the element with that id is in the viewport: on each change, until stopped. An absent one never is. */
export function watchVisible(id: string, report: (isVisible: boolean) => void): () => void {
  const element = document.getElementById(id)
  if (!element) return () => {}
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) report(last.isIntersecting)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** A new step of a page begins at its top, with the keyboard on the control with that id. */
export const beginStep = (id: string) => focusWhenShown(id, { isNewStep: true })

type Focus = { isNewStep?: boolean; framesLeft?: number; from?: Element | null }

/**
 * The one way to put the keyboard somewhere: on what is drawn or about to be, within some frames; not for somebody who
 * types elsewhere by then.
 */
export function focusWhenShown(
  id: string,
  { isNewStep = false, framesLeft = FRAMES, from = document.activeElement }: Focus = {},
) {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    if (!element)
      return framesLeft > 0 ? focusWhenShown(id, { isNewStep, framesLeft: framesLeft - 1, from }) : undefined
    if (hasMovedOn(from)) return
    if (isNewStep) scrollTo({ top: 0, behavior: 'instant' })
    element.focus()
  })
}

/**
 * What is drawn, or about to be, with that id is brought into sight, below whatever stands still at the top; where it is seen
 * already the page stays where it is.
 */
export function revealWhenShown(id: string, framesLeft = FRAMES) {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    if (!element) return framesLeft > 0 ? revealWhenShown(id, framesLeft - 1) : undefined
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: gently() })
  })
}

const gently = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

const hasMovedOn = (from: Element | null) => document.activeElement !== from && isTypedInto(document.activeElement)

const isTypedInto = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
