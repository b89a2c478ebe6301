import { useEffect, useRef } from 'react'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './CropWork.module.css'
import { drawCrop } from './draw-crop.ts'
import type { OpenPicture } from './open-picture.ts'
import type { Placement } from './placement.ts'

interface AvatarPreviewProps {
  picture: OpenPicture
  placement: Placement
  /** In design units. */
  side: 32 | 112
}

/** A preview of the avatar at this size; its content is described elsewhere. */
export function AvatarPreview({ picture, placement, side }: AvatarPreviewProps) {
  const { u } = usePageUnit()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pixels = Math.ceil(side * u * devicePixelRatio)

  // A canvas is drawn, not rendered.
  useEffect(() => {
    const { current } = canvas
    if (!current) return
    current.width = pixels
    current.height = pixels
    drawCrop(current, picture, placement)
  }, [picture, placement, pixels])

  return <canvas ref={canvas} className={styles[`round${side}`]} aria-hidden />
}
