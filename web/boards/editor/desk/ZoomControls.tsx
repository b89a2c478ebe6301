import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSheet } from '../state/sheet.ts'
import { fit, useIsFitted, useDeskZoom, zoomBy, zoomTo } from '../state/view.ts'
import styles from './ZoomControls.module.css'

const STEP = 1.25

/** The zoom in per cent, and buttons that change it. */
export function ZoomControls() {
  const { t, i18n } = useTranslation()
  const zoom = useDeskZoom()
  const isFitted = useIsFitted()
  const isUnderSheet = useSheet() !== null
  const percent = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(zoom * 100)
  // Under a sheet the rest of the desk is for the chosen item.
  if (isUnderSheet) return null
  return (
    <fieldset className={styles['controls']} aria-label={t('boardEditor.zoom.label')} data-own-pointer>
      <button
        type="button"
        aria-label={t('boardEditor.zoom.out')}
        title={t('boardEditor.zoom.out')}
        onClick={() => zoomBy(1 / STEP)}
      >
        <IconMinus />
      </button>
      <button type="button" className={styles['percent']} title={t('boardEditor.zoom.whole')} onClick={() => zoomTo(1)}>
        <span className="visually-hidden">{t('boardEditor.zoom.whole')}, </span>
        {t('boardEditor.zoom.percent', { percent })}
      </button>
      <button
        type="button"
        aria-label={t('boardEditor.zoom.in')}
        title={t('boardEditor.zoom.in')}
        onClick={() => zoomBy(STEP)}
      >
        <IconPlus />
      </button>
      <button
        type="button"
        aria-label={t('boardEditor.zoom.fit')}
        title={t('boardEditor.zoom.fit')}
        aria-pressed={isFitted}
        onClick={fit}
      >
        <IconArrowsMaximize />
      </button>
    </fieldset>
  )
}
