import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { usePrinting } from '../printing.ts'

/** A virtual list's rows in the document: those in and near the view, and `kept` ones; all while the page is printed. */
export function useRowsInDocument(kept: readonly number[] = []): (range: Range) => number[] {
  const isPrinting = usePrinting()
  return (range) => {
    if (isPrinting) return Array.from({ length: range.count }, (_, row) => row)
    const others = kept.filter((row) => row >= 0 && row < range.count)
    return [...new Set([...defaultRangeExtractor(range), ...others])].toSorted((one, other) => one - other)
  }
}
