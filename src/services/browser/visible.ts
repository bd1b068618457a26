const FRAMES = 10

/** Whether the element with that id stands in the window: on each change, until stopped. An absent one never does. */
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

/** Puts the keyboard on what is about to be drawn, within some frames. */
export function focusWhenShown(id: string, framesLeft = FRAMES) {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    if (element) element.focus()
    else if (framesLeft > 0) focusWhenShown(id, framesLeft - 1)
  })
}
