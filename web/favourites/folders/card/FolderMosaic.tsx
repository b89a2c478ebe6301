import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import type { Folder } from '../../queries.ts'
import styles from './FolderMosaic.module.css'

interface FolderMosaicProps {
  folder: Pick<Folder, 'coverUrl' | 'covers'>
  /** CSS px. */
  width: number
  isEager?: boolean
}

/** A folder's chosen cover, or its first pictures: one large, up to three more beside it. */
export function FolderMosaic({ folder: { coverUrl, covers }, width, isEager = false }: FolderMosaicProps) {
  const { t } = useTranslation()
  const pictures = coverUrl === null ? covers : [coverUrl]
  const [first, ...others] = pictures
  if (first === undefined) {
    return (
      // Not part of the link's name: the card says how many there are.
      <span className={styles['empty']} aria-hidden>
        <IconFolder />
        {t('folders.emptyFolder')}
      </span>
    )
  }
  const largeWidth = others.length > 0 ? (width * 2) / 3 : width
  return (
    <span className={styles['mosaic']} data-count={pictures.length}>
      <Tile address={first} width={largeWidth} isEager={isEager} />
      {others.map((address, place) => (
        // The same picture may stand there twice; none of them ever moves.
        // oxlint-disable-next-line react/no-array-index-key
        <Tile key={place} address={address} width={width / 3} isEager={isEager} />
      ))}
    </span>
  )
}

function Tile({ address, width, isEager }: { address: string; width: number; isEager: boolean }) {
  return (
    <span className={styles['tile']}>
      <Picture address={address} alt="" sizes={`${Math.ceil(width)}px`} isEager={isEager} />
    </span>
  )
}
