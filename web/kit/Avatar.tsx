import { useState } from 'react'
import { usePageUnit } from './page-unit.ts'
import { pictureOfWidth } from './pictures/picture-sources.ts'

/** The server's picture widths that an avatar may need. */
const widths = [100, 200, 320, 480]

const ROUND =
  'inline-grid flex-none place-items-center rounded-full bg-accent object-cover leading-none font-medium text-on-accent'
const sides = {
  32: 'size-32 text-small',
  112: 'size-112 text-[calc(44*var(--u))] phone:size-80 phone:text-[calc(32*var(--u))]',
}

interface AvatarProps {
  name: string
  /** An address; null: the default avatar. */
  picture: string | null
  /** In design units: beside a name, or at the head of a profile. */
  side?: 32 | 112
}

/**
 * A person's picture, or the first letter of their name, also where the picture fails to load. Decorative: the name stands beside it.
 */
export function Avatar({ name, picture, side = 32 }: AvatarProps) {
  const { u } = usePageUnit()
  const [failed, setFailed] = useState<string | null>(null)
  const className = `${ROUND} ${sides[side]}`
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
