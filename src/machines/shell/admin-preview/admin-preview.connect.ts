import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { adminPreviewMachine } from './admin-preview.machine'

export type AdminPreviewSend = FlowSend<typeof adminPreviewMachine>

export function connectAdminPreview(snapshot: Reading<typeof adminPreviewMachine>) {
  const { preview, minutesLeft, token } = snapshot.context
  const isActive = snapshot.matches('active')
  return {
    ...marks('adminPreview', snapshot),
    /** whose account it is */
    email: preview?.email ?? null,
    minutesLeft: isActive ? minutesLeft : null,
    isEntering: snapshot.matches('entering'),
    /** the code, for a form without a script */
    token,
    notice: noticeOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    can: { close: snapshot.can({ type: 'CLOSE' }), retry: snapshot.can({ type: 'RETRY' }) },
    /** nothing more comes: the way back to the customers is a link */
    isEnded: snapshot.matches('over') || snapshot.matches('refused') || snapshot.matches('unreachable'),
  }
}
export type AdminPreviewView = ReturnType<typeof connectAdminPreview>

type Notice = 'refused' | 'unreachable' | 'over' | 'notClosed' | 'readOnly'

function noticeOf(snapshot: Reading<typeof adminPreviewMachine>): Notice | null {
  if (snapshot.matches('refused')) return 'refused'
  if (snapshot.matches('unreachable')) return 'unreachable'
  if (snapshot.matches('over')) return 'over'
  if (!snapshot.matches('active')) return null
  if (snapshot.matches({ active: { closing: 'failed' } })) return 'notClosed'
  return snapshot.context.wasRefused ? 'readOnly' : null
}
