const CLOTH = /\b(?:fabrics?|textiles?|upholstery|curtains?|drapery|drapes|cloths?)\b|织物|面料|布/i
const NOT_CLOTH =
  /\b(?:carpets?|rugs?|leathers?|suede|hides?|walls?|wallcoverings?|papers?|wallpapers?|panels?|boards?)\b|地毯|皮革|墙|纸|板/i

/**
 * Whether a category's products are sold by the metre and sampled with pinked edges. Read from the names on its path, root first:
 * the last name that mentions fabric or another material decides. "Textile and carpet" mentions both and does not count.
 */
export function isFabric(path: readonly { name: string; enName: string }[]): boolean {
  for (const { name, enName } of path.toReversed()) {
    const words = `${name} ${enName}`
    if (NOT_CLOTH.test(words)) return false
    if (CLOTH.test(words)) return true
  }
  return false
}
