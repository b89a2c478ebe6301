interface ProgressProps {
  /** What goes on, read out. */
  label: string
  /** How much of `most` is done; undefined while nobody knows. */
  done?: number | undefined
  most?: number | undefined
}

/** How far something has come that lasts. */
export function Progress({ label, done, most }: ProgressProps) {
  // Nothing of nothing would be no number.
  const isKnown = done !== undefined && most !== undefined && most > 0
  return (
    <progress
      className="block h-6 w-full max-w-420 appearance-none overflow-hidden rounded-full bg-accent-wash forced-colors:border [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
      aria-label={label}
      {...(isKnown && { value: done, max: most })}
    />
  )
}
