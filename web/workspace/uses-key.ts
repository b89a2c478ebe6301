/** What queries of where a SKU is used begin with: whatever changes a folder, a board or a list has them read again. */
export const usesKey = ['uses'] as const
