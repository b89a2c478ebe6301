import { Tooltip } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../ui/toast.ts'
import header from './Header.module.css'
import type { SettingsDrawer } from './settings/SettingsDrawer.tsx'

type Drawer = ComponentType<Parameters<typeof SettingsDrawer>[0]>

/** Opens the settings. Their script comes with the first sign of interest. */
export function SettingsButton() {
  const { t } = useTranslation()
  const [Drawer, setDrawer] = useState<Drawer | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const load = async () => {
    const { SettingsDrawer } = await import('./settings/SettingsDrawer.tsx')
    setDrawer(() => SettingsDrawer)
  }
  // Coming near is no wish yet: only who clicks is told that the script did not come.
  const prepare = () => void load().catch(() => undefined)
  const open = () =>
    void load().then(
      () => setIsOpen(true),
      () => showToast(t('errors.networkError')),
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
