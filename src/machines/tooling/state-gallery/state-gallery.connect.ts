import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { LANGUAGES, localeOf } from '~/services/domain/locale'
import type { stateGalleryMachine } from './state-gallery.machine'

export type StateGallerySend = FlowSend<typeof stateGalleryMachine>

export function connectStateGallery(snapshot: Reading<typeof stateGalleryMachine>) {
  const { language, size, person, told, preview, on, asked, page } = snapshot.context
  return {
    ...marks('stateGallery', snapshot),
    language,
    languages: LANGUAGES,
    /** what the addresses of that language begin with */
    prefix: localeOf(language, 'us').prefix,
    size,
    person,
    told,
    preview,
    /** flags that are on */
    on,
    /** what is being arranged, or could not be */
    asked: asked[0] ?? null,
    /** the page that is opened after that */
    opening: page?.href ?? null,
    isBusy: snapshot.hasTag('busy'),
    isRefused: snapshot.matches({ open: 'refused' }),
  }
}
export type StateGalleryView = ReturnType<typeof connectStateGallery>
