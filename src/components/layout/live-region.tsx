import type { AnnouncerView } from '~/machines/shell/announcer/announcer.connect'
import { visuallyHidden } from '../ui/page.styles'

/** S-246, S-247: says what happened to those who do not see it; gone after a second. */
export function LiveRegion({ view }: { view: AnnouncerView }) {
  return (
    <div className={visuallyHidden} aria-live="polite" data-machine={view.machine} data-state={view.state}>
      {view.text !== null && <p>{view.text}</p>}
    </div>
  )
}
