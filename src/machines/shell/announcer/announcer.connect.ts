import { marks, type Reading } from '~/machines/runtime/reading'
import type { announcerMachine } from './announcer.machine'

export function connectAnnouncer(snapshot: Reading<typeof announcerMachine>) {
  return {
    ...marks('announcer', snapshot),
    /** the content of the polite live region; null: the element is not there (S-247) */
    text: snapshot.matches('announcing') ? snapshot.context.text : null,
  }
}
export type AnnouncerView = ReturnType<typeof connectAnnouncer>
