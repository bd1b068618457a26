import { marks, type Reading } from '~/machines/kit/reading'
import type { mobileDrawerMachine } from './mobile-drawer.machine'

/** So much of the viewport's height, in px, stays free below the drawer (S-041). */
const FREE_HEIGHT = 40

export function connectMobileDrawer(snapshot: Reading<typeof mobileDrawerMachine>) {
  return {
    ...marks('mobileDrawer', snapshot),
    /** in the page, and the focus kept inside; while `isClosing` it slides out */
    isShown: snapshot.matches('shown'),
    isClosing: snapshot.matches({ shown: 'closing' }),
    openSection: snapshot.context.section,
    freeHeight: FREE_HEIGHT,
  }
}
export type MobileDrawerView = ReturnType<typeof connectMobileDrawer>
