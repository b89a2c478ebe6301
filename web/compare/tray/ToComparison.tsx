import '../../locales/comparison-texts.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { comparisonAddress } from '../address.ts'
import styles from './ToComparison.module.css'
import { useTray } from './tray.ts'

/** A link from an open product, which covers the tray, to the comparison that it is in. */
export function ToComparison({ skuId }: { skuId: string }) {
  const { t } = useTranslation()
  const tray = useTray()
  if (tray.length < 2 || !tray.includes(skuId)) return null
  return (
    <p className={styles['way']}>
      <Link to={comparisonAddress(tray)}>{t('comparison.open', { count: tray.length })}</Link>
    </p>
  )
}
