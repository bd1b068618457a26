import { Dialog } from '@ark-ui/react/dialog'
import type { MouseEvent, ReactNode } from 'react'
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

/**
 * S-093, S-412. Ark keeps focus, scrolling and what lies behind; the machine decides whether a way out is one.
 * A press beside it is the positioner's own: Ark listens for it a frame after the dialog is drawn (100 ms on a slow
 * phone), and what is pressed until then would be lost. A touch that only scrolls brings no `mousedown`.
 */
export function Modal({ view, onClose, heading, closeLabel, picture, children, footer }: ModalProps) {
  const onBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()
  return (
    <Dialog.Root
      open={view.isOpen}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      onEscapeKeyDown={onClose}
      lazyMount
      unmountOnExit
    >
      <div data-machine={view.machine} data-state={view.state}>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Positioner className={place} onMouseDown={onBeside}>
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
