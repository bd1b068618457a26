import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { mobileDrawerMachine } from './mobile-drawer.machine'

export function connectMobileDrawer(snapshot: Reading<typeof mobileDrawerMachine>) {
  return {
    ...marks('mobileDrawer', snapshot),
    /** in the page, and the focus kept inside; while `isClosing` it slides out */
    isShown: snapshot.matches('shown'),
    isClosing: snapshot.matches({ shown: 'closing' }),
    openSection: snapshot.context.section,
  }
}
export type MobileDrawerView = ReturnType<typeof connectMobileDrawer>
export type MobileDrawerSend = FlowSend<typeof mobileDrawerMachine>
