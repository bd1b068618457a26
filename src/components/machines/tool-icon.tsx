import { icon } from '../ui/icon.styles'

/** Of the tools alone: what the shop draws is in the script of each of its pages. */
const PATHS = {
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500 20 20',
  play: 'M8 5.500v13l11-6.500z',
  open: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
} as const

export function ToolIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" width={15} height={15} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
