import type { CSSProperties } from 'react'
import type { BrandDetail } from '../../contract/lookups.ts'
import { usePageUnit } from '../kit/page-unit.ts'
import { Picture } from '../kit/pictures/Picture.tsx'
import styles from './BrandMosaic.module.css'
import { layMosaic } from './mosaic.ts'

/** What the brand makes, in one picture of several: a room beside a few covers. The gallery below says it in words. */
export function BrandMosaic({ scene, covers }: Pick<BrandDetail, 'scene' | 'covers'>) {
  const { u } = usePageUnit()
  const { lead, rest, leadRatio, restRatio } = layMosaic(scene, covers)
  if (!lead) return null
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': leadRatio + restRatio }
  return (
    <div className={styles['mosaic']} style={shape} aria-hidden>
      <div className={styles['tile']} style={{ flexGrow: leadRatio }}>
        <Picture address={lead.image} alt="" sizes={`${Math.ceil(500 * u)}px`} color={lead.color} isEager />
      </div>
      {rest.length > 0 && (
        <div className={styles['rest']} style={{ flexGrow: restRatio }} data-count={rest.length}>
          {rest.map(({ image, color }) => (
            <div key={image} className={styles['tile']}>
              <Picture address={image} alt="" sizes={`${Math.ceil(150 * u)}px`} color={color} isEager />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
