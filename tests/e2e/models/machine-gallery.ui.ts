import { connectMachineGallery } from '../../../src/machines/tooling/machine-gallery/machine-gallery.connect'
import { machineGalleryModel } from '../../../src/machines/tooling/machine-gallery/machine-gallery.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  machineGalleryModel,
  connectMachineGallery,
)({
  gestures: {
    FILTER: (screen, event) => screen.root.locator('input:not([type=hidden])').fill(event.text),
    AREA: 'told',
  },
  sees: ({ root }, { filter }) => expect(root.locator('input:not([type=hidden])')).toHaveValue(filter.value),
})
