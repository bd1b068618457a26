import { connectExpandableList } from '../../../src/machines/ui/expandable-list/expandable-list.connect'
import { expandableListModel } from '../../../src/machines/ui/expandable-list/expandable-list.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  expandableListModel,
  connectExpandableList,
)({
  // the page draws it without a name of its own
  isDrawn: () => false,
  gestures: {
    SHOW_MORE: (screen, event) => pressOrTell(screen, more(screen), event),
    // the schedule reveals it for good; the reading club has a button
    HIDE: 'told',
    RESET: 'told',
    COUNT: 'told',
  },
  sees: (screen, { can }) => expect(more(screen)).toHaveCount(can.showMore ? 1 : 0),
})

const more = ({ page }: Screen) => page.getByRole('button', { name: messageOf('en', 'schedule.showMore') })
