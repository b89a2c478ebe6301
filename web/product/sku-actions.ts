import type { ReactNode } from 'react'
import type { ProductDetail, SkuDetail } from '../../contract/catalogue.ts'

/** What a page puts beside the name of an open product, such as the star: another domain's, so it comes from outside. */
export type SkuActions = (sku: SkuDetail) => ReactNode

/** What a page says of an open product below what it costs, such as where it lies already. */
export type RenderSkuPlaces = (sku: SkuDetail, product: ProductDetail) => ReactNode
