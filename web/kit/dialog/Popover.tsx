import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageUnit } from '../page-unit.ts'
import { useWindowSize } from '../window-size.ts'
import { useFocusBack } from './focus-back.ts'
import { keepFocusWithin } from './kept-focus.ts'
import { placeBeside } from './popover-place.ts'

interface PopoverProps {
  /** Read out. */
  label: string
  isOpen: boolean
  onClose: () => void
  /** It stands beside this button, which gets the focus afterwards. */
  button: () => HTMLElement | null | undefined
  /** In units. */
  width?: number
  /** In units; more scrolls. */
  tallest?: number
  /** One of `--layer-…`, if it may open over another dialog. */
  layer?: string
  children: ReactNode
}

/** A dialog beside the pressed button; on a phone a sheet from below. Escape and a press beside it close it. */
export function Popover({ label, isOpen, onClose, button, width = 400, tallest = 560, layer, children }: PopoverProps) {
  const { u, isPhone } = usePageUnit()
  const room = useWindowSize()
  const endFocus = useFocusBack(isOpen, button)
  const box = isPhone ? undefined : button()?.getBoundingClientRect()
  const place = box && placeBeside(box, { width, tallest }, { ...room, u })
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={endFocus}
      size="100%"
      {...(layer && { zIndex: `var(--layer-${layer})` })}
      classNames={{
        inner: 'items-end p-0',
        content: `flex flex-col overflow-hidden bg-surface text-ink [--face-height:0] ${isPhone ? SHEET : BESIDE}`,
        overlay: isPhone ? 'bg-veil' : 'bg-transparent',
        body: 'flex min-h-0 flex-1 flex-col p-0',
      }}
      transitionProps={{ duration: 120, transition: isPhone ? 'slide-up' : 'fade', timingFunction: 'ease-out' }}
    >
      <Modal.Overlay />
      <Modal.Content ref={keepFocusWithin} aria-label={label} {...(place && { style: place })}>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

const BESIDE = 'fixed m-0 max-w-none flex-none rounded-lg border border-hairline shadow-overlay'
const SHEET = 'max-h-[85dvh] w-full rounded-t-xl rounded-b-none shadow-none'
