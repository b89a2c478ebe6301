/** The first key of queries about a SKU's uses; changes of folders, boards and lists invalidate it. */
export const usesKey = ['uses'] as const
