import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import { useFocusBack } from './focus-back.ts'
import { keepFocusWithin } from './kept-focus.ts'
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
        content: CONTENT,
        overlay: 'bg-veil',
        header: `${HEAD} ${isLarge ? 'px-48 pt-40 pb-12 desk:low:pt-16 desk:low:pb-4' : 'px-32 pt-28 pb-14'}`,
        title: `${TITLE} ${isLarge ? 'text-page' : 'text-section'}`,
        body: `${BODY} ${isLarge ? 'px-48 pb-44 desk:low:pb-24' : 'px-32 pb-30'}`,
      }}
      transitionProps={{ duration: 160, transition: 'fade', timingFunction: 'ease-out' }}
    >
      <Modal.Overlay />
      <Modal.Content ref={keepFocusWithin}>
        {/* A `header` element beside the page's own would count as a second banner. */}
        <Modal.Header role="none">
          <Modal.Title>{title}</Modal.Title>
          <CloseButton label={closeLabel} isFirst={!hasField} onClose={onClose} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** A focused field scrolls, with its label, to between the head and the buttons at the end. */
const CONTENT =
  'rounded-xl bg-surface forced-colors:border text-ink shadow-none [scroll-padding-block:calc(112*var(--u))_calc(76*var(--u))] low:[scroll-padding-block:calc(112*var(--u))_calc(16*var(--u))] phone:rounded-none'
const HEAD = 'z-2 flex min-h-0 items-center justify-between gap-16 bg-surface phone:px-20 phone:pt-16 phone:pb-10'
const TITLE = 'min-w-0 leading-tight font-medium wrap-anywhere'
const BODY = 'pt-0 phone:px-20 phone:pb-[calc(28*var(--u)+env(safe-area-inset-bottom))]'
