import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { machineGalleryMachine } from './machine-gallery.machine'
import { FILTER_LENGTH, idsWith } from './machine-gallery.rules'

export type MachineGallerySend = FlowSend<typeof machineGalleryMachine>

export function connectMachineGallery(snapshot: Reading<typeof machineGalleryMachine>) {
  const { items, filter, area } = snapshot.context
  const areas = [...new Set(items.map((item) => item.area))]
  return {
    ...marks('machineGallery', snapshot),
    filter: { value: filter, maxLength: FILTER_LENGTH },
    area,
    /** how many of each part have what is looked for; null stands for all */
    areas: [null, ...areas].map((name) => ({ name, count: idsWith(items, filter, name).length })),
    shown: idsWith(items, filter, area),
  }
}
export type MachineGalleryView = ReturnType<typeof connectMachineGallery>
