/** Where the search by picture begins with a SKU's cover. */
export function similarAddress(skuId: string): string {
  return `/ai?like=${encodeURIComponent(skuId)}`
}
