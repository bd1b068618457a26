import { Dialog } from '@ark-ui/react/dialog'
import type { ReactNode } from 'react'
import type { ModalView } from '~/machines/ui/modal/modal.connect'
import { IconButton } from './button'
import { actions, body, close, lockedTitle, place, scrim, surface, title } from './modal.styles'

export type ModalEvent = { type: 'CLOSE' | 'ESC' | 'OVERLAY' | 'ICON' | 'PRIMARY' }

export type ModalProps = {
  view: Pick<ModalView, 'machine' | 'state' | 'isOpen' | 'isClosing' | 'isCloseable'>
  send: (event: ModalEvent) => void
  heading: string
  closeLabel: string
  /** above the heading */
  picture?: ReactNode
  children: ReactNode
  /** buttons: the primary one first */
  footer?: ReactNode
}

/**
 * S-093, S-412. Ark keeps focus, scrolling and what lies behind; the machine decides whether a way out is one: a locked
 * modal goes only by its primary button. Render it while `isOpen` or `isClosing`.
 */
export function Modal({ view, send, heading, closeLabel, picture, children, footer }: ModalProps) {
  return (
    <Dialog.Root
      open={view.isOpen || view.isClosing}
      role={view.isCloseable ? 'dialog' : 'alertdialog'}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      onEscapeKeyDown={() => send({ type: 'ESC' })}
      onInteractOutside={() => send({ type: 'OVERLAY' })}
      lazyMount
      unmountOnExit
    >
      <div data-machine={view.machine} data-state={view.state} data-closing={view.isClosing ? '' : undefined}>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Positioner className={place}>
          <Dialog.Content className={surface}>
            {picture}
            <Dialog.Title className={view.isCloseable ? title : lockedTitle}>{heading}</Dialog.Title>
            <div className={body}>{children}</div>
            {footer && <div className={actions}>{footer}</div>}
            {view.isCloseable && (
              <span className={close}>
                <IconButton icon="close" label={closeLabel} onClick={() => send({ type: 'ICON' })} />
              </span>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </div>
    </Dialog.Root>
  )
}
