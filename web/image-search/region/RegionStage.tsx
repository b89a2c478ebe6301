import { IconPhotoOff } from '@tabler/icons-react'
import { useId, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../../../contract/image-search.ts'
import { usePictureFailure } from '../../kit/pictures/picture-failure.ts'
import { usePictureAddress } from '../picture/picture-address.ts'
import type { KeptPicture } from '../picture/kept-pictures.ts'
import { corners, isWhole, type Corner } from './region.ts'
import { useRegionDraft } from './region-draft.ts'
import styles from './RegionStage.module.css'

/** As a share of the picture: nearer to its edge, half of a corner handle would be hidden. */
const EDGE = 0.02
/** One corner is enough to resize by keys, since keys also move the frame. */
const KEY_CORNER: Corner = 'se'

interface RegionStageProps {
  picture: KeptPicture
  /** Width over height of the picture; 1 until it is known. */
  ratio: number | undefined
  onRatio: (ratio: number) => void
  region: Region | null
  /** Absent where no region can be chosen. */
  onRegion?: ((region: Region | null) => void) | undefined
}

/** The picture with the region that is searched for, drawn, moved and resized by pointer, finger or key. */
export function RegionStage({ picture, ratio = 1, onRatio, region, onRegion }: RegionStageProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const address = usePictureAddress(picture)
  const { hasFailed, onFailure } = usePictureFailure(address)
  const { shown, begin, move, end, giveUp, pressKey, leaveKeys } = useRegionDraft(region, onRegion)
  const words = useRegionWords(shown)
  const canChoose = onRegion !== undefined && !hasFailed
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (canChoose && event.button === 0) begin(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressKey(event)) event.preventDefault()
  }
  const shape: CSSProperties & Record<'--ratio', number> = { aspectRatio: String(ratio), '--ratio': ratio }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the part within is what keys move */}
      <div
        className={styles['stage']}
        style={shape}
        data-choosing={canChoose}
        onPointerDown={onPointerDown}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={giveUp}
      >
        {hasFailed ? (
          <p className={styles['missing']}>
            <IconPhotoOff aria-hidden />
            {t('imageSearch.unseen')}
          </p>
        ) : (
          address && (
            <img
              className={styles['picture']}
              src={address}
              alt={t('imageSearch.yours')}
              draggable={false}
              onLoad={({ currentTarget }) => onRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
              onError={onFailure}
            />
          )
        )}
        {canChoose && (
          <>
            <RegionFrame region={shown} words={words} hintId={hintId} onKeyDown={onKeyDown} onBlur={leaveKeys} />
            <output className="visually-hidden">{words}</output>
          </>
        )}
      </div>
      {canChoose && (
        <p id={hintId} className={styles['keys']}>
          {t('imageSearch.regionKeys')}
        </p>
      )}
    </>
  )
}

interface RegionFrameProps {
  region: Region
  /** The region in words, for a screen reader. */
  words: string
  hintId: string
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- HTML has no element that keys move in two directions, which a screen reader leaves to an application
/** The frame around the region, with a handle at each corner. Keys move the frame, and resize it by one corner. */
function RegionFrame({ region, words, hintId, onKeyDown, onBlur }: RegionFrameProps) {
  const { t } = useTranslation()
  const box = { left: region.x, top: region.y, width: region.w, height: region.h }
  return (
    <div
      className={styles['region']}
      style={Object.fromEntries(Object.entries(box).map(([side, share]) => [side, `${share * 100}%`]))}
      data-region
      data-whole={isWhole(region)}
      role="application"
      tabIndex={0}
      aria-roledescription={t('imageSearch.regionRole')}
      aria-label={words}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {corners.map((corner) => (
        <span
          key={corner}
          className={styles['corner']}
          data-corner={corner}
          {...edgesAt(corner, region)}
          {...(corner === KEY_CORNER && {
            role: 'application',
            tabIndex: 0,
            'aria-roledescription': t('imageSearch.cornerRole'),
            'aria-label': t('imageSearch.corner', { region: words }),
            'aria-describedby': hintId,
          })}
        />
      ))}
    </div>
  )
}
// oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex

function useRegionWords(region: Region): string {
  const { t } = useTranslation()
  if (isWhole(region)) return t('imageSearch.whole')
  const percent = (share: number) => Math.round(share * 100)
  return t('imageSearch.region', {
    left: percent(region.x),
    top: percent(region.y),
    width: percent(region.w),
    height: percent(region.h),
  })
}

/** Whether a corner handle would be cut off by the picture's edge, and stands within the region instead. */
function edgesAt(corner: Corner, { x, y, w, h }: Region) {
  const across = corner.endsWith('w') ? x : 1 - x - w
  const down = corner.startsWith('n') ? y : 1 - y - h
  return { 'data-edge-x': across < EDGE, 'data-edge-y': down < EDGE }
}
