/** A character outside the basic plane is two UTF-16 units. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** The name of a copy, shortened so that the suffix fits into `longest` UTF-16 units. */
export function copyNameOf(name: string, longest: number, adding: (name: string) => string): string {
  const over = adding(name).length - longest
  if (over <= 0) return adding(name)
  return adding(
    name
      .slice(0, name.length - over)
      .replace(HALF_A_SIGN, '')
      .trimEnd(),
  )
}
