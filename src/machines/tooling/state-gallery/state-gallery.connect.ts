import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { LANGUAGES, localeOf } from '~/services/domain/locale'
import type { stateGalleryMachine } from './state-gallery.machine'

export type StateGallerySend = FlowSend<typeof stateGalleryMachine>

export function connectStateGallery(snapshot: Reading<typeof stateGalleryMachine>) {
  const { language, size, person, told, on, asked } = snapshot.context
  return {
    ...marks('stateGallery', snapshot),
    language,
    languages: LANGUAGES,
    /** what the addresses of that language begin with */
    prefix: localeOf(language, 'us').prefix,
    size,
    person,
    told,
    /** flags that are on */
    on,
    /** what is being arranged, or could not be */
    asked,
    isBusy: snapshot.hasTag('busy'),
    isRefused: snapshot.matches({ open: 'refused' }),
  }
}
export type StateGalleryView = ReturnType<typeof connectStateGallery>
