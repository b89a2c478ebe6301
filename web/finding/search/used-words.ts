import { useEffect } from 'react'
import { useSkuInAddress } from '../../catalogue/product-address.ts'
import { keepRecentSearch } from './recent-searches.ts'
import type { SearchWords } from './search-words.ts'

/** Words that were typed, and whose list a product was opened from, count as searched for: no one needs to press Enter. */
export function useUsedWords({ inForce, isTyped }: SearchWords): void {
  const isProductOpen = useSkuInAddress() !== null
  // Local storage is outside React.
  useEffect(() => {
    if (isProductOpen && isTyped && inForce) keepRecentSearch(inForce)
  }, [isProductOpen, isTyped, inForce])
}
