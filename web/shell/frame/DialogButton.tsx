import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { hint } from '../../ui/hint/hint.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import header from './Header.module.css'

interface DialogButtonProps {
  label: string
  icon: ReactNode
  /** Of addresses that come with it open, as `#notices`. */
  fragment?: string
  /** With a `part` in it, whose script comes with the first sign of interest. */
  children: (dialog: DialogOfButton) => ReactNode
}

export interface DialogOfButton {
  isOpen: boolean
  close: () => void
  /** Has the focus when the dialog has gone. */
  button: RefObject<HTMLButtonElement | null>
}

/** Stands in the header and opens a dialog. */
export function DialogButton({ label, icon, fragment, children }: DialogButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(() => fragment !== undefined && window.location.hash === fragment)
  const [isWanted, setIsWanted] = useState(isOpen)
  const [openings, setOpenings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  const prepare = () => setIsWanted(true)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
    setOpenings(openings + 1)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={header['control']}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        {...hint(isOpen ? null : label)}
      >
        {icon}
      </button>
      {isWanted && (
        <LatePart
          resetKey={String(openings)}
          fallback={isOpen && <ProgressLine label={t('loading')} />}
          onFailure={(error) => {
            // Coming near is no wish yet: only who clicked is told.
            if (isOpen) reportFailure(error)
            close()
          }}
        >
          {children({ isOpen, close, button })}
        </LatePart>
      )}
    </>
  )
}
