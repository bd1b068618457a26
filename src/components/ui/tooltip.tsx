import { Icon, type IconName } from './icon'
import { bubble, root, trigger } from './tooltip.styles'

type TooltipProps = {
  id: string
  icon: IconName
  /** what the mark is for */
  label: string
  text: string
}

/** A mark that says why something is as it is, without a script too. */
export const Tooltip = ({ id, icon, label, text }: TooltipProps) => (
  <span className={root}>
    <button type="button" className={trigger} aria-label={label} aria-describedby={id}>
      <Icon name={icon} />
    </button>
    <span id={id} role="tooltip" className={bubble}>
      {text}
    </span>
  </span>
)
