/**
 * The page of all boards with a material (see `board-address.ts`). It stands alone, because the first page needs nothing else of boards.
 */
export function boardsWith(skuId: string): string {
  return `/material?material=${skuId}`
}
