import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer as MantineDrawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import { useFocusBack } from './focus-back.ts'
import { keepFocusWithin } from './kept-focus.ts'

interface DrawerProps {
  title: string
  closeLabel: string
  /** In units; a phone's drawer fills the screen. */
  width: number
  isOpen: boolean
  onClose: () => void
  /** Called once it has gone; the caller then returns the focus itself. */
  onClosed?: () => void
  /** Beside the close button. */
  actions?: ReactNode
  /** The page beside it stays as bright as it is: what is chosen in the drawer changes it. */
  isClear?: boolean
  /** One of `--layer-…`, if it may open over another dialog. */
  layer?: string
  children: ReactNode
}

/** A dialog at the right edge of the window; its head stays in sight. */
export function Drawer(props: DrawerProps) {
  const { title, closeLabel, width, isOpen, onClose, onClosed, actions, isClear = false, layer, children } = props
  const endFocus = useFocusBack(isOpen && !onClosed, () => null)
  return (
    <MantineDrawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={`min(100%, calc(${width} * var(--u)))`}
      returnFocus={false}
      onExitTransitionEnd={onClosed ?? endFocus}
      {...(layer && { zIndex: `var(--layer-${layer})` })}
      classNames={{ content: CONTENT, overlay: isClear ? 'bg-transparent' : 'bg-veil' }}
      transitionProps={{ duration: 160, timingFunction: 'ease-out' }}
    >
      <MantineDrawer.Overlay />
      <MantineDrawer.Content ref={keepFocusWithin} aria-label={title} data-clear={isClear || undefined}>
        <div className={HEAD}>
          <h2 className="min-w-0 flex-1 text-section leading-tight wrap-anywhere">{title}</h2>
          {actions}
          <CloseButton label={closeLabel} onClose={onClose} />
        </div>
        {children}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  )
}

const CONTENT =
  'bg-surface px-32 pb-48 text-ink shadow-none [scroll-padding-block:calc(90*var(--u))_calc(16*var(--u))] data-clear:border-l phone:border-l-0 phone:px-16 phone:pb-[calc(32*var(--u)+env(safe-area-inset-bottom))]'
const HEAD =
  'sticky top-0 z-2 -mx-32 mb-8 flex min-h-64 items-center gap-14 bg-surface px-32 py-8 low:static phone:-mx-16 phone:min-h-54 phone:px-16'
