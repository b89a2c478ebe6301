import { Tooltip } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../ui/LatePart.tsx'
import { part } from '../ui/part.tsx'
import { ProgressLine } from '../ui/ProgressLine.tsx'
import header from './Header.module.css'

const SettingsDrawer = part(async () => (await import('./settings/SettingsDrawer.tsx')).SettingsDrawer)

/** Opens the settings. Their script comes with the first sign of interest. */
export function SettingsButton() {
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
  return (
    <>
      <Tooltip label={t('settings.title')} disabled={isOpen} events={{ hover: true, focus: true, touch: false }}>
        <button
          ref={button}
          type="button"
          className={header['control']}
          aria-label={t('settings.title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          <IconAdjustments />
        </button>
      </Tooltip>
      {isWanted && (
        <LatePart
          resetKey={String(openings)}
          fallback={isOpen && <ProgressLine label={t('loading')} />}
          onFailure={(error) => {
            // Coming near is no wish yet: only who clicked is told.
            if (isOpen) reportFailure(error)
            setIsOpen(false)
          }}
        >
          <SettingsDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} onClosed={() => button.current?.focus()} />
        </LatePart>
      )}
    </>
  )
}
