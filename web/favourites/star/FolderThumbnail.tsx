import { IconFolder } from '@tabler/icons-react'
import type { Folder } from '../../../contract/favourites.ts'
import { pictureOfWidth } from '../../kit/pictures/picture-sources.ts'
import { RetriedImage } from '../../kit/pictures/RetriedImage.tsx'
import styles from './FolderThumbnail.module.css'

const MOSAIC = 4
/** The server's smallest size, enough for 40 design pixels. */
const WIDTH = 100

/** A folder's thumbnail: its chosen cover, or its first four items. */
export function FolderThumbnail({ folder: { coverUrl, covers } }: { folder: Folder }) {
  const all = coverUrl === null ? covers : [coverUrl]
  const shown = all.length < MOSAIC ? all.slice(0, 1) : all.slice(0, MOSAIC)
  return (
    <span className={styles['thumbnail']} data-count={shown.length} aria-hidden>
      {shown.length === 0 && <IconFolder />}
      {shown.map((address, place) => (
        <RetriedImage
          // oxlint-disable-next-line react/no-array-index-key -- two items may have one picture
          key={`${place}-${address}`}
          src={pictureOfWidth(address, WIDTH)}
          decoding="async"
        />
      ))}
    </span>
  )
}
