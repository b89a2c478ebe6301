/** A sign outside the basic plane is two units. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** The name of a copy, cut so that the addition fits into `longest` units. */
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
