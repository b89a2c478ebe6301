import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import buttons from './buttons.module.css'
import { CloseButton } from './CloseButton.tsx'
import styles from './Dialog.module.css'
import { usePageUnit } from './page-unit.ts'

interface DialogProps {
  title: string
  closeLabel: string
  /** In units of the design at 1920; a phone's is the screen. */
  width: number
  isOpen: boolean
  onClose: () => void
  /** It has faded: whoever asks for this gives the focus back. */
  onClosed?: () => void
  /** The first field has the focus, not the button that closes. */
  hasField?: boolean
  /** A click beside it does not close it: work would be lost by a finger's slip. */
  isHeld?: boolean
  /** With a title as large as a page's. */
  isLarge?: boolean
  children: ReactNode
}

/** A window over the page; on a phone it takes the whole screen. */
export function Dialog({
  title,
  closeLabel,
  width,
  isOpen,
  onClose,
  onClosed,
  hasField = false,
  isHeld = false,
  isLarge = false,
  children,
}: DialogProps) {
  const { isPhone } = usePageUnit()
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed, returnFocus: false })}
      size={`calc(${width} * var(--u))`}
      centered={!isPhone}
      fullScreen={isPhone}
      closeOnClickOutside={!isHeld}
      classNames={{
        content: styles['dialog'] ?? '',
        overlay: styles['veil'] ?? '',
        header: styles[isLarge ? 'largeHead' : 'head'] ?? '',
        title: styles[isLarge ? 'largeTitle' : 'title'] ?? '',
        body: styles[isLarge ? 'largeBody' : 'body'] ?? '',
      }}
      transitionProps={{ duration: 160, transition: 'fade', timingFunction: 'ease-out' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          {hasField ? (
            <button type="button" className={buttons['icon']} aria-label={closeLabel} onClick={onClose}>
              <IconX />
            </button>
          ) : (
            <CloseButton label={closeLabel} onClose={onClose} />
          )}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
