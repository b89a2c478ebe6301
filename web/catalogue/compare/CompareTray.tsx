import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { part } from '../../ui/part.tsx'
import { COMPARE_PATH, readComparison } from './address.ts'
import { useTray } from './tray.ts'
import { isSameSet } from './tray-content.ts'

const TrayBar = part(async () => (await import('./TrayBar.tsx')).TrayBar)

/** The tray at the foot of the window, once something is in it; away while the page shows just that. */
export function CompareTray() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const tray = useTray()
  const isShownByPage = pathname === COMPARE_PATH && isSameSet(readComparison(search).skuIds, tray)
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {t('compare.count', { count: tray.length })}
      </p>
      {tray.length > 0 && !isShownByPage && (
        <LatePart onFailure={reportFailure} resetKey={tray.join()}>
          <TrayBar tray={tray} />
        </LatePart>
      )}
    </>
  )
}
