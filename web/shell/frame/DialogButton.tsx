import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { hint } from '../../kit/hint/hint.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import header from './Header.module.css'

interface DialogButtonProps {
  label: string
  icon: ReactNode
  /** The hash of addresses that open it, such as `#notices`. */
  fragment?: string
  /** Contains a `lazyComponent`, whose script loads once the pointer or focus is on the button. */
  children: (dialog: DialogOfButton) => ReactNode
}

export interface DialogOfButton {
  isOpen: boolean
  close: () => void
  /** Gets the focus when the dialog has closed. */
  button: RefObject<HTMLButtonElement | null>
}

/** A button of the header that opens a dialog. */
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
            // Loading ahead reports no failure: a click does.
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
