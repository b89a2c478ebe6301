import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { COMPARE_PATH, readComparison } from '../address.ts'
import { useTray } from './tray.ts'
import { isSameSet } from './tray-content.ts'
import { TRAY_KEYS, useWayToTray } from './tray-keys.ts'

const TrayBar = lazyComponent(async () => (await import('./TrayBar.tsx')).TrayBar)

/** The tray at the foot of the window, while it holds something and the page does not show that very comparison. */
export function CompareTray() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const tray = useTray()
  const isShownByPage = pathname === COMPARE_PATH && isSameSet(readComparison(search).skuIds, tray)
  const hasBar = tray.length > 0 && !isShownByPage
  useWayToTray(hasBar)
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        <span>{t('compare.count', { count: tray.length })}</span>
        {hasBar && <span> {t('compare.keys', { keys: TRAY_KEYS })}</span>}
      </p>
      {hasBar && (
        <LatePart onFailure={reportFailure} resetKey={tray.join()}>
          <TrayBar tray={tray} />
        </LatePart>
      )}
    </>
  )
}
