/** Counts of products on sale, as lists count them. They come from the search model, which the composition root passes in. */
export interface CatalogueCounts {
  countAll(): Promise<{ products: number; skus: number }>
  /** The number of products of each brand by id; brands without any are missing. */
  countBrands(): Promise<ReadonlyMap<string, number>>
  /** The number of products in each category and below, by id; empty categories are missing. */
  countCategories(): Promise<ReadonlyMap<string, number>>
  /** The values in use of each attribute by id, in a category and below; without a category in all SKUs. */
  findUsedValues(categoryId: string | undefined): Promise<ReadonlyMap<string, ReadonlySet<string>>>
}
