/** The columns with one of them a place further to the right, or with −1 to the left. */
export function moved(skuIds: readonly string[], skuId: string, by: 1 | -1): readonly string[] {
  const others = skuIds.filter((other) => other !== skuId)
  return others.toSpliced(Math.max(0, skuIds.indexOf(skuId) + by), 0, skuId)
}
