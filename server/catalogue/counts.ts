/**
 * What is on sale, counted as lists count it. The catalogue keeps and tells; it is counted where it is found, and handed in
 * by whoever puts the product together.
 */
export interface CatalogueCounts {
  countAll(): Promise<{ products: number; skus: number }>
  /** How many products each brand has, by its id; one without any is missing. */
  countBrands(): Promise<ReadonlyMap<string, number>>
  /** How many products are in each category and below, by its id; one without any is missing. */
  countCategories(): Promise<ReadonlyMap<string, number>>
  /** The values of each attribute, by its id, that SKUs in a category and below have; without a category all SKUs. */
  findUsedValues(categoryId: string | undefined): Promise<ReadonlyMap<string, ReadonlySet<string>>>
}
