import { useTranslation } from 'react-i18next'
import { AvatarPreview } from './AvatarPreview.tsx'
import { CropSliders } from './CropSliders.tsx'
import { CropStage, type CropStageProps } from './CropStage.tsx'
import { CropTools } from './CropTools.tsx'
import styles from './CropWork.module.css'

/** The crop of a picture, and its preview. */
export function CropWork({ picture, placement, onChange, onMove }: CropStageProps) {
  const { t } = useTranslation()
  // The slider itself announces its small steps.
  const degrees = placement.turns === 3 ? -90 : placement.turns * 90
  return (
    <div className={styles['work']}>
      <CropStage picture={picture} placement={placement} onChange={onChange} onMove={onMove} />
      <div className={styles['side']}>
        <figure className={styles['preview']}>
          <AvatarPreview picture={picture} placement={placement} side={112} />
          <AvatarPreview picture={picture} placement={placement} side={32} />
          <figcaption>{t('avatar.preview')}</figcaption>
        </figure>
        <CropSliders placement={placement} onChange={onChange} />
        <CropTools placement={placement} onChange={onChange} />
        <output className="visually-hidden">
          {t(placement.isMirrored ? 'avatar.liesMirrored' : 'avatar.lies', { degrees })}
        </output>
      </div>
    </div>
  )
}
