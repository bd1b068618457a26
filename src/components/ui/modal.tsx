import { Dialog } from '@ark-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { actions, body, close, place, scrim, surface, title } from './modal.styles'

type ModalProps = {
  view: { machine: string; state: string; isOpen: boolean }
  onClose: () => void
  heading: string
  closeLabel: string
  /** above the heading */
  picture?: ReactNode
  children: ReactNode
  /** buttons: the primary one first */
  footer?: ReactNode
}

/** S-093, S-412. Ark keeps focus, scrolling and what lies behind; the machine decides whether a way out is one. */
export function Modal({ view, onClose, heading, closeLabel, picture, children, footer }: ModalProps) {
  return (
    <Dialog.Root
      open={view.isOpen}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      onEscapeKeyDown={onClose}
      onInteractOutside={onClose}
      lazyMount
      unmountOnExit
    >
      <div data-machine={view.machine} data-state={view.state}>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Positioner className={place}>
          <Dialog.Content className={surface}>
            {picture}
            <Dialog.Title className={title}>{heading}</Dialog.Title>
            <div className={body}>{children}</div>
            {footer && <div className={actions}>{footer}</div>}
            <span className={close}>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </span>
          </Dialog.Content>
        </Dialog.Positioner>
      </div>
    </Dialog.Root>
  )
}
