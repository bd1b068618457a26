import { connectAnnouncer } from '../../../src/machines/shell/announcer/announcer.connect'
import { announcerModel } from '../../../src/machines/shell/announcer/announcer.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  announcerModel,
  connectAnnouncer,
)({
  gestures: { ANNOUNCE: 'told' },
  sees: ({ root }, { text }) => expect(root).toHaveText(text ?? ''),
})
