import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import buttons from '../buttons.module.css'
import { CloseButton } from './CloseButton.tsx'
import styles from './Dialog.module.css'
import { useFocusBack } from './focus-back.ts'
import { usePageUnit } from '../page-unit.ts'

interface DialogProps {
  title: string
  closeLabel: string
  /** In design units; a phone's dialog fills the screen. */
  width: number
  isOpen: boolean
  onClose: () => void
  /** Called once it has faded out; the caller then returns the focus itself. */
  onClosed?: () => void
  /** The id of the element that gets the focus if the button that opened it has left. */
  elseFocusId?: string
  /** The first field gets the focus instead of the close button. */
  hasField?: boolean
  /** A click beside it does not close it, which would lose work. */
  isHeld?: boolean
  /** Escape does not close it either: its content is shown only once. */
  isOnce?: boolean
  /** With a title as large as a page's. */
  isLarge?: boolean
  /** One of `--layer-…`, if it may open over another dialog. */
  layer?: string
  children: ReactNode
}

/** A dialog over the page; on a phone it fills the screen. */
export function Dialog({
  title,
  closeLabel,
  width,
  isOpen,
  onClose,
  onClosed,
  elseFocusId = '',
  hasField = false,
  isHeld = false,
  isOnce = false,
  isLarge = false,
  layer,
  children,
}: DialogProps) {
  const { isPhone } = usePageUnit()
  const endFocus = useFocusBack(isOpen && !onClosed, () => document.getElementById(elseFocusId))
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={onClosed ?? endFocus}
      size={`calc(${width} * var(--u))`}
      centered={!isPhone}
      fullScreen={isPhone}
      closeOnClickOutside={!isHeld && !isOnce}
      closeOnEscape={!isOnce}
      {...(layer && { zIndex: `var(--layer-${layer})` })}
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
        {/* A `header` element beside the page's own would count as a second banner. */}
        <Modal.Header role="none">
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
