const CLOTH = /\b(?:fabrics?|textiles?|upholstery|curtains?|drapery|drapes|cloths?)\b|织物|面料|布/i
const NOT_CLOTH =
  /\b(?:carpets?|rugs?|leathers?|suede|hides?|walls?|wallcoverings?|papers?|wallpapers?|panels?|boards?)\b|地毯|皮革|墙|纸|板/i

/**
 * Whether what is in a category is sold by the metre and sampled with pinked edges, read from the names on its path (root
 * first): the last that speaks of cloth or of what is none decides. "Textile and carpet" speaks of both, and is left to those below.
 */
export function isFabric(path: readonly { name: string; enName: string }[]): boolean {
  for (const { name, enName } of path.toReversed()) {
    const words = `${name} ${enName}`
    if (NOT_CLOTH.test(words)) return false
    if (CLOTH.test(words)) return true
  }
  return false
}
