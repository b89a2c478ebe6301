/** The page of all boards that have a material, as `board-address.ts` reads it; alone, as the first page needs no more of boards. */
export function boardsWith(skuId: string): string {
  return `/material?material=${skuId}`
}
