interface SkeletonProps {
  /** In units. */
  height: number
  /** In units, or a share of the room such as `60%`; all of it by default. */
  width?: number | string
  isRounded?: boolean
}

/** The shape of what loads. */
export function Skeleton({ height, width = '100%', isRounded = false }: SkeletonProps) {
  return (
    <div
      className={`max-w-full bg-skeleton forced-colors:border ${isRounded ? 'rounded-full' : 'rounded-sm'}`}
      style={{
        height: `calc(${height} * var(--u))`,
        width: typeof width === 'number' ? `calc(${width} * var(--u))` : width,
      }}
      aria-hidden
    />
  )
}
