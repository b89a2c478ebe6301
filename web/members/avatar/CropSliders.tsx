import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../kit/Button.tsx'
import { OneThumb } from '../../kit/slider/OneThumb.tsx'
import styles from './CropWork.module.css'
import type { CropChange } from './crop-change.ts'
import { MOST_TILT, MOST_AVATAR_ZOOM, tilted, zoomed } from './placement.ts'

const ZOOM_STEP = 0.25

export function CropSliders({ placement, onChange }: CropChange) {
  const { t } = useTranslation()
  const tellZoom = (zoom: number) => t('avatar.zoomValue', { percent: Math.round(zoom * 100) })
  const tellTilt = (tilt: number) => {
    const degrees = Math.round(Math.abs(tilt))
    if (degrees === 0) return t('avatar.tiltNone')
    return t(tilt > 0 ? 'avatar.tiltRight' : 'avatar.tiltLeft', { degrees })
  }
  const zoomBy = (step: number) => onChange((last) => zoomed(last, last.zoom + step))
  return (
    <>
      <div className={styles['slider']}>
        <p className={styles['label']} aria-hidden>
          <span>{t('avatar.zoom')}</span>
          <span className="figures">{tellZoom(placement.zoom)}</span>
        </p>
        <div className={styles['zoom']}>
          <IconButton label={t('avatar.zoomOut')} icon={IconMinus} onPress={() => zoomBy(-ZOOM_STEP)} />
          <OneThumb
            label={t('avatar.zoom')}
            value={placement.zoom}
            min={1}
            max={MOST_AVATAR_ZOOM}
            step={0.05}
            tell={tellZoom}
            onMove={(zoom) => onChange((last) => zoomed(last, zoom))}
          />
          <IconButton label={t('avatar.zoomIn')} icon={IconPlus} onPress={() => zoomBy(ZOOM_STEP)} />
        </div>
      </div>
      <div className={styles['slider']}>
        <p className={styles['label']} aria-hidden>
          <span>{t('avatar.tilt')}</span>
          <span className="figures">{tellTilt(placement.tilt)}</span>
        </p>
        <OneThumb
          label={t('avatar.tilt')}
          value={placement.tilt}
          min={-MOST_TILT}
          max={MOST_TILT}
          step={1}
          startPoint={0}
          tell={tellTilt}
          onMove={(tilt) => onChange((last) => tilted(last, tilt))}
        />
      </div>
    </>
  )
}
