import type { ReactNode } from 'react'
import type { ProductDetail, SkuDetail } from '../../contract/catalogue.ts'

/** What a page puts beside the name of an open product, such as the star: from another domain, so the page passes it in. */
export type SkuActions = (sku: SkuDetail) => ReactNode

/** What a page shows of an open product below its price, such as the folders that hold it. */
export type RenderSkuPlaces = (sku: SkuDetail, product: ProductDetail) => ReactNode
