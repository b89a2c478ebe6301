import { useState } from 'react'
import { usePageUnit } from '../kit/page-unit.ts'
import { pictureOfWidth } from '../kit/pictures/picture-sources.ts'
import styles from './Avatar.module.css'

/** The server's picture widths that an avatar may need. */
const widths = [100, 200, 320, 480]

interface AvatarProps {
  name: string
  /** An address; null: the default avatar. */
  picture: string | null
  /** In design units: beside a name, or at the head of a profile. */
  side?: 32 | 112
}

/**
 * The member's picture, or the first letter of their name, also where the picture fails to load. Decorative: the name stands beside it.
 */
export function Avatar({ name, picture, side = 32 }: AvatarProps) {
  const { u } = usePageUnit()
  const [failed, setFailed] = useState<string | null>(null)
  const className = `${styles['avatar']} ${styles[`side${side}`]}`
  if (picture && picture !== failed) {
    return (
      <img
        className={className}
        src={picture}
        srcSet={sourcesOf(picture)}
        sizes={`${Math.ceil(side * u)}px`}
        alt=""
        width={1}
        height={1}
        onError={() => setFailed(picture)}
      />
    )
  }
  return (
    <span className={className} aria-hidden>
      {firstLetter(name)}
    </span>
  )
}

/** A picture on another site is used as it is. */
function sourcesOf(picture: string): string | undefined {
  if (!picture.startsWith('/images/')) return undefined
  return widths.map((width) => `${pictureOfWidth(picture, width)} ${width}w`).join(', ')
}

/** The first character as people see it: a letter with its accent, an ideograph, or an emoji. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? '').toLocaleUpperCase()
}
