import { usePictureFailure } from '../../kit/pictures/picture-failure.ts'
import styles from './BoardPicture.module.css'

interface BoardPictureProps {
  address: string
  /** `#rrggbb`, the largest share first. */
  palette: readonly string[]
  isEager: boolean
}

/** A small picture of a board's paper: its colours until the picture is loaded. It has no alternative text. */
export function BoardPicture({ address, palette, isEager }: BoardPictureProps) {
  const { hasFailed, onFailure } = usePictureFailure(address)
  return (
    <span className={styles['picture']} aria-hidden>
      <PaletteStripes palette={palette} />
      {address && !hasFailed && (
        <img
          key={address}
          src={address}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={onFailure}
        />
      )}
    </span>
  )
}

/** A palette as stripes, the first the widest. */
export function PaletteStripes({ palette }: { palette: readonly string[] }) {
  return (
    <span className={styles['stripes']} aria-hidden>
      {palette.map((color, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a colour may come twice, and none moves
        <span key={place} style={{ backgroundColor: color, flexGrow: palette.length + 1 - place }} />
      ))}
    </span>
  )
}
