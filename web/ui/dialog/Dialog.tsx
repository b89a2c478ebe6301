import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import buttons from '../buttons.module.css'
import { CloseButton } from './CloseButton.tsx'
import styles from './Dialog.module.css'
import { usePageUnit } from '../page-unit.ts'

interface DialogProps {
  title: string
  closeLabel: string
  /** In units of the design at 1920; a phone's is the screen. */
  width: number
  isOpen: boolean
  onClose: () => void
  /** It has faded: whoever asks for this gives the focus back. */
  onClosed?: () => void
  /** Of what has the focus afterwards where the button that opened it has gone. */
  elseFocusId?: string
  /** The first field has the focus, not the button that closes. */
  hasField?: boolean
  /** A click beside it does not close it: work would be lost by a finger's slip. */
  isHeld?: boolean
  /** Nor does Escape: what it shows is shown this once. */
  isOnce?: boolean
  /** With a title as large as a page's. */
  isLarge?: boolean
  /** One of `--layer-…`, where it may come over another dialog. */
  layer?: string
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
  elseFocusId = '',
  hasField = false,
  isHeld = false,
  isOnce = false,
  isLarge = false,
  layer,
  children,
}: DialogProps) {
  const { isPhone } = usePageUnit()
  const endFocus = useFocusBack(isOpen && !onClosed, elseFocusId)
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
        {/* A header beside the page's own would pass for a second banner. */}
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

/**
 * Mantine's own way notes where the focus was after the dialog's content may have taken it, and not at all where the dialog is
 * open from its beginning, as one is whose script came late. The function is to be called when the dialog has faded.
 */
function useFocusBack(isOpen: boolean, elseId: string): () => void {
  const cameFrom = useRef<Element | null>(null)
  const giveBack = () => {
    const { current } = cameFrom
    if (!current) return
    const isThere = current.isConnected && current !== document.body
    focusIfFree(isThere ? current : document.getElementById(elseId))
  }
  const giveBackNow = useEffectEvent(giveBack)
  // The focus belongs to the document. Effects of the content come after those of the layout; and what a cleanup focuses while
  // the dialog is still there, React takes back.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = document.activeElement
    else giveBackNow()
  }, [isOpen])
  const end = () => {
    // Mantine gives the dialog the focus a moment after it opens, even where it has been closed meanwhile.
    giveBack()
    cameFrom.current = null
  }
  const endAtOnce = useEffectEvent(end)
  // Some go without fading.
  useLayoutEffect(() => () => endAtOnce(), [])
  return end
}

/** Unless somebody has moved it elsewhere meanwhile. */
function focusIfFree(target: Element | null): void {
  const focused = document.activeElement
  const isFree = !focused || focused === document.body || focused.closest('[role="dialog"]') !== null
  if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true })
}
