import { useId, type CSSProperties, type ReactNode } from 'react'
import { cellsOf, layersOf, SHADOW_COLOR, boundsOf } from '../../../contract/boards/layout/marks.ts'
import type { Mark, Outline, PictureMark, ShadowMark } from '../../../contract/boards/layout/marks.ts'
import styles from './Drawing.module.css'
import { PX_PER_MM } from './drawn-size.ts'
import { useLoadedPicture } from './loaded-picture.ts'
import { addressOfSource } from './picture-address.ts'
import type { OwnPictureAddresses } from './picture-address.ts'

interface MarksProps {
  marks: readonly Mark[]
  pictures: OwnPictureAddresses
  /** The zoom, so that pictures are loaded in the size in which they are seen. */
  zoom: number
}

/** Draws marks: pictures as elements, which browsers move cheaply, and the rest as SVG. */
export function Marks({ marks, pictures, zoom }: MarksProps) {
  const id = useId()
  const drawn: ReactNode[] = []
  let lines: ReactNode[] = []
  const close = () => {
    if (lines.length === 0) return
    drawn.push(
      <svg key={drawn.length} className={styles['marks']} width="1" height="1">
        {lines}
      </svg>,
    )
    lines = []
  }
  for (const [place, mark] of marks.entries()) {
    if (mark.type === 'picture' || mark.type === 'shadow') {
      close()
      drawn.push(
        mark.type === 'shadow' ? (
          <Shadow key={drawn.length} mark={mark} />
        ) : (
          <PictureOf key={drawn.length} id={`${id}${place}`} mark={mark} pictures={pictures} zoom={zoom} />
        ),
      )
    } else lines.push(<Line key={place} mark={mark} />)
  }
  close()
  return <>{drawn}</>
}

const px = (mm: number) => mm * PX_PER_MM

function Line({ mark }: { mark: Exclude<Mark, PictureMark | ShadowMark> }) {
  if (mark.type === 'text') {
    return (
      <text className={styles['text']} x={px(mark.x)} y={px(mark.y)} fontSize={px(mark.size)} fill={mark.color}>
        {mark.text}
      </text>
    )
  }
  if (mark.type === 'line') {
    const [[x1, y1], [x2, y2]] = [mark.from, mark.to]
    return <line x1={px(x1)} y1={px(y1)} x2={px(x2)} y2={px(y2)} stroke={mark.color} strokeWidth={px(mark.width)} />
  }
  const { outline, fill, opacity, stroke } = mark
  const look = {
    fill: fill ?? 'none',
    fillOpacity: opacity,
    stroke: stroke?.color,
    strokeWidth: stroke && px(stroke.width),
  }
  if (outline.type === 'polygon')
    return <polygon points={outline.points.map((point) => point.map(px).join(',')).join(' ')} {...look} />
  const { x, y, w, h } = outline
  if (outline.type === 'rectangle') return <rect x={px(x)} y={px(y)} width={px(w)} height={px(h)} {...look} />
  return <ellipse cx={px(x + w / 2)} cy={px(y + h / 2)} rx={px(w / 2)} ry={px(h / 2)} {...look} />
}

type Box = ReturnType<typeof boundsOf>

function boxOf({ x, y, w, h }: Box): CSSProperties {
  return { left: px(x), top: px(y), width: px(w), height: px(h) }
}

function Shadow({ mark }: { mark: ShadowMark }) {
  return layersOf(mark).map(({ outline, opacity }) => (
    <span
      key={outline.w}
      style={{
        ...boxOf(outline),
        // Not `opacity`: browsers make a layer for each, and a board of 200 samples would have 1,200.
        backgroundColor: `color-mix(in srgb, ${SHADOW_COLOR} ${opacity * 100}%, transparent)`,
        borderRadius: outline.type === 'ellipse' ? '50%' : undefined,
      }}
    />
  ))
}

function clipOf(clip: Outline): CSSProperties {
  const box = boundsOf(clip)
  if (clip.type === 'rectangle') return boxOf(box)
  if (clip.type === 'ellipse') return { ...boxOf(box), borderRadius: '50%' }
  const points = clip.points.map(([x, y]) => `${px(x - box.x)}px ${px(y - box.y)}px`)
  return { ...boxOf(box), clipPath: `polygon(${points.join(',')})` }
}

/** Nothing overhangs, so no clip is needed, which would cost time in every frame. */
function isWhole({ clip, place, repeat }: PictureMark, box: Box): boolean {
  const isSame = place.x === box.x && place.y === box.y && place.w === box.w && place.h === box.h
  return clip.type === 'rectangle' && !repeat && isSame
}

function PictureOf({ id, mark, pictures, zoom }: { id: string; mark: PictureMark } & Omit<MarksProps, 'marks'>) {
  const { clip, color, flipX, flipY, place, repeat, source, covers } = mark
  const { address, onError } = useLoadedPicture({
    picture: source.type === 'own' ? source.key : source.address,
    address: addressOfSource(source, px(place.w) * zoom, pictures),
  })
  const box = boundsOf(clip)
  const within = { ...place, x: place.x - box.x, y: place.y - box.y }
  const flip = flipX || flipY ? `scale(${flipX ? -1 : 1}, ${flipY ? -1 : 1})` : undefined
  return (
    <span
      className={isWhole(mark, box) ? undefined : styles['clip']}
      style={{ ...clipOf(clip), backgroundColor: repeat?.joint ?? color }}
    >
      {address !== undefined &&
        (repeat ? (
          <svg style={{ ...boxOf({ ...box, x: 0, y: 0 }), transform: flip }}>
            <Pattern id={id} at={within} repeats={cellsOf({ place, repeat })} image={{ href: address, onError }} />
            <rect width="100%" height="100%" fill={`url(#${id})`} />
          </svg>
        ) : (
          <img
            src={address}
            alt=""
            draggable={false}
            onError={onError}
            decoding="async"
            style={{
              ...boxOf(within),
              objectFit: covers ? 'cover' : 'fill',
              transform: flip,
              transformOrigin: `${px(box.w / 2 - within.x)}px ${px(box.h / 2 - within.y)}px`,
            }}
          />
        ))}
    </span>
  )
}

interface PatternProps {
  id: string
  at: Pick<Box, 'x' | 'y'>
  repeats: ReturnType<typeof cellsOf>
  image: { href: string; onError: () => void }
}

/** One period of a repeat. */
function Pattern({ id, at, repeats: { period, cells }, image }: PatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" x={px(at.x)} y={px(at.y)} width={px(period.w)} height={px(period.h)}>
      {cells.map(({ x, y, w, h, flipX, flipY }) => (
        <image
          key={`${x} ${y}`}
          {...image}
          width={px(w)}
          height={px(h)}
          preserveAspectRatio="none"
          transform={`matrix(${flipX ? -1 : 1} 0 0 ${flipY ? -1 : 1} ${px(flipX ? x + w : x)} ${px(flipY ? y + h : y)})`}
        />
      ))}
    </pattern>
  )
}
