import { useTranslation } from 'react-i18next'
import type { FoundRegion, Region } from '../../../contract/image-search.ts'
import styles from './FoundRegions.module.css'
import type { KeptPicture } from '../picture/kept-pictures.ts'
import { usePictureAddress } from '../picture/picture-address.ts'
import { isSameRegion, squareIn } from './region.ts'
import { cutOf } from './region-cut.ts'

interface FoundRegionsProps {
  picture: KeptPicture
  /** Width over height of the picture, once known. */
  ratio: number | undefined
  regions: readonly FoundRegion[]
  region: Region | null
  onChoose: (region: Region) => void
}

/** The surfaces found in the picture, as cut-outs; a press searches for one. */
export function FoundRegions({ picture, ratio, regions, region, onChoose }: FoundRegionsProps) {
  const { t } = useTranslation()
  const address = usePictureAddress(picture)
  if (regions.length === 0) return null
  return (
    <div className={styles['found']}>
      <p aria-hidden>{t('imageSearch.found')}</p>
      <ul aria-label={t('imageSearch.found')}>
        {regions.map(({ hex, ...found }, index) => (
          <li key={JSON.stringify(found)}>
            <button
              type="button"
              aria-label={t('imageSearch.surface', { number: index + 1, total: regions.length, hex })}
              aria-pressed={region !== null && isSameRegion(region, found)}
              style={{
                backgroundColor: hex,
                ...(address && ratio !== undefined && cutOf(address, squareIn(found, ratio))),
              }}
              onClick={() => onChoose(found)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
