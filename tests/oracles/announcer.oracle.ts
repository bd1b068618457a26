import { equal, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { AnnouncerView } from '~/machines/shell/announcer/announcer.connect'

export const announcerOracle = oracle<AnnouncerView>('announcer', [
  after('start', { rule: 'S-247', says: 'where nothing is said, there is no element' }, ({ view }) =>
    equal(view.text, null),
  ),
  after('ANNOUNCE', { rule: 'S-246', says: 'the newest words are said at once' }, ({ event, view }) =>
    equal(view.text, event.text),
  ),
  lasts(1000, 'ANNOUNCE', { rule: 'S-247' }, ({ view }) => view.text !== null),
  always({ rule: 'S-246', says: 'it only says' }, (step) => nothingLeft(step)),
])
