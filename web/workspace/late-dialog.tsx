import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'

interface LateDialog {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Draws the dialog once it has been opened. `openings` counts how often: as its key it makes the dialog anew. */
  draw: (render: (openings: number) => ReactNode) => ReactNode
}

/** A dialog whose script is loaded when it is first opened. If the script does not come, a message says so, and opening tries again. */
export function useLateDialog(): LateDialog {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  return {
    isOpen,
    open: () => {
      setOpenings((before) => before + 1)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    draw: (render) =>
      openings > 0 && (
        <LatePart
          resetKey={String(openings)}
          fallback={isOpen && <ProgressLine label={t('loading')} />}
          onFailure={(fault) => {
            reportFailure(fault)
            setIsOpen(false)
          }}
        >
          {render(openings)}
        </LatePart>
      ),
  }
}
