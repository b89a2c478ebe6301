import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'

const AvatarDialog = lazyComponent(async () => (await import('./AvatarDialog.tsx')).AvatarDialog)

interface AvatarButtonProps {
  label: string
  className: string | undefined
}

/** Opens the avatar dialog, whose script loads once the pointer or focus is on the button. */
export function AvatarButton({ label, className }: AvatarButtonProps) {
  const { t } = useTranslation()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => setIsWanted(true)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
    setOpenings(openings + 1)
  }
  // The dialog closes when another page is shown.
  useEffect(() => () => setIsOpen(false), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {label}
      </button>
      {isWanted && (
        <LatePart
          resetKey={String(openings)}
          fallback={isOpen && <ProgressLine label={t('loading')} />}
          onFailure={(error) => {
            // Loading ahead reports no failure: a click does.
            if (isOpen) reportFailure(error)
            setIsOpen(false)
          }}
        >
          <AvatarDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onClosed={() => button.current?.focus()} />
        </LatePart>
      )}
    </>
  )
}
