import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundRegion, Region } from '../../../contract/image-search.ts'
import type { KeptPicture } from '../picture/kept-pictures.ts'
import { usePictureAddress } from '../picture/picture-address.ts'
import { isSameRegion, squareIn } from './region.ts'
import { cutOf } from './region-cut.ts'
import styles from './RegionChoice.module.css'

export interface RegionChoiceProps {
  picture: KeptPicture
  /** Width over height of the picture, once known. */
  ratio: number | undefined
  regions: readonly FoundRegion[]
  /** The one that is searched already, which is not offered again; null for the whole picture. */
  region: Region | null
  onChoose: (region: Region) => void
}

/** Asks which of the found surfaces is meant, each as a picture; a press searches for it. */
export function RegionChoice({ picture, ratio, regions, region, onChoose }: RegionChoiceProps) {
  const { t } = useTranslation()
  const address = usePictureAddress(picture)
  const nameId = useId()
  const offered = regions.filter((one) => region === null || !isSameRegion(region, one))
  if (offered.length === 0) return null
  const wish = region !== null ? 'chooseOtherSurface' : offered.length > 1 ? 'chooseSurface' : 'chooseOnlySurface'
  return (
    <div className={styles['choice']}>
      <p id={nameId}>{t(`imageSearch.${wish}`)}</p>
      <ul aria-labelledby={nameId}>
        {offered.map(({ hex, ...found }, index) => (
          <li key={JSON.stringify(found)}>
            <button
              type="button"
              aria-label={t('imageSearch.searchSurface', { number: index + 1, total: offered.length, hex })}
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
