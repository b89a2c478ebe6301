import { Tooltip } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { withStyles } from '../ui/late-styles.ts'
import { PartError } from '../ui/part.tsx'
import header from './Header.module.css'
import type { SettingsDrawer } from './settings/SettingsDrawer.tsx'

const loadDrawer = withStyles(async () => (await import('./settings/SettingsDrawer.tsx')).SettingsDrawer)

type Drawer = ComponentType<Parameters<typeof SettingsDrawer>[0]>

/** Opens the settings. Their script comes with the first sign of interest. */
export function SettingsButton() {
  const { t } = useTranslation()
  const [Drawer, setDrawer] = useState<Drawer | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const load = async () => {
    const Loaded = await loadDrawer()
    setDrawer(() => Loaded)
  }
  // Coming near is no wish yet: only who clicks is told that the script did not come.
  const prepare = () => void load().catch(() => undefined)
  const open = () =>
    void load().then(
      () => setIsOpen(true),
      (error: unknown) => reportFailure(new PartError(error)),
    )
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
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} onClosed={() => button.current?.focus()} />}
    </>
  )
}
