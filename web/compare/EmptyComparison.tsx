import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import buttons from '../kit/buttons.module.css'
import { Face } from '../kit/Face.tsx'
import { comparisonAddress } from './address.ts'
import { useTray } from './tray/tray.ts'

/** Nothing to compare yet: explains how to choose, and offers the SKUs of the tray. */
export function EmptyComparison() {
  const { t } = useTranslation()
  const tray = useTray()
  const isTrayEmpty = tray.length === 0
  return (
    <Face
      isHeading
      title={t('comparison.none')}
      hint={t('comparison.noneHint')}
      action={
        <Link className={buttons['filled']} to={isTrayEmpty ? '/' : comparisonAddress(tray)}>
          {t(isTrayEmpty ? 'later.toCatalogue' : 'comparison.openTray')}
        </Link>
      }
    />
  )
}
