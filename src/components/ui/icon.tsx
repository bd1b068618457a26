import { icon } from './icon.styles'

/** 24 px line drawings, 1.75 px wide, round ends. */
const PATHS = {
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h11',
  down: 'm5 9 7 7 7-7',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  cart: 'M4 8h16l-1.6 10.2a2 2 0 0 1-2 1.8H7.6a2 2 0 0 1-2-1.8zM8.500 8a3.500 4.500 0 0 1 7 0',
  skip: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  leaf: 'M5 19C4 10 9 5 19 5c1 9-4 14-12 13M5 20c2-5 5-8 9-10',
  truck: 'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 18.500a1.500 1.500 0 1 0 0-.1M17 18.500a1.500 1.500 0 1 0 0-.1',
  tag: 'M4 11V5a1 1 0 0 1 1-1h6l9 9-7 7zM8 8h.1',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  film: 'M8 5v14l11-7z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  alert: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M12 8v5M12 16h.1',
  info: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M12 11v5M12 8h.1',
  star: 'm12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z',
} as const

export type IconName = keyof typeof PATHS

/** Decoration only: what it means stands beside it, or in its control's accessible name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
