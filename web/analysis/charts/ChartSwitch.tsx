import { IconChartLine, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './ChartSwitch.module.css'

interface ChartSwitchProps {
  /** The view in sight. */
  what: string
  isTable: boolean
  onSwitch: (isTable: boolean) => void
}

/** Switches between the chart and its table. */
export function ChartSwitch({ what, isTable, onSwitch }: ChartSwitchProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">{t('analysis.showAs', { what })}</legend>
      <button type="button" aria-pressed={!isTable} onClick={() => onSwitch(false)}>
        <IconChartLine aria-hidden />
        {t('analysis.asChart')}
      </button>
      <button type="button" aria-pressed={isTable} onClick={() => onSwitch(true)}>
        <IconTable aria-hidden />
        {t('analysis.asTable')}
      </button>
    </fieldset>
  )
}
