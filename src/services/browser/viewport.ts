type Stop = () => void

/** The scroll position in pixels, at most once per frame, until stopped. */
export function watchScroll(report: (y: number) => void): Stop {
  let frame = 0
  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      report(scrollPosition())
    })
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}

export const scrollPosition = () => Math.max(0, window.scrollY)

/** Whether a media query matches: on each change, until stopped. */
export function watchMedia(query: string, report: (matches: boolean) => void): Stop {
  const media = matchMedia(query)
  const onChange = () => report(media.matches)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Changes of the window's width; a phone's bars change only the height, which is no resize to a visitor. */
export function watchWidth(report: (width: number) => void): Stop {
  let width = window.innerWidth
  const onResize = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    report(width)
  }
  addEventListener('resize', onResize)
  return () => removeEventListener('resize', onResize)
}

/** The page behind a layer stands still, without jumping by the width of its scroll bar, until released. */
export function lockScroll(): Stop {
  // what the browser opened before the flow was there, the flow shows now
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  const { style } = document.documentElement
  const before = { overflow: style.overflow, gutter: style.scrollbarGutter }
  style.overflow = 'hidden'
  style.scrollbarGutter = 'stable'
  return () => {
    style.overflow = before.overflow
    style.scrollbarGutter = before.gutter
  }
}

/** From this width on, in CSS pixels, the desktop navigation is shown (S-408). */
export const DESKTOP_QUERY = '(min-width: 1024px)'
