import type { FastifyInstance } from 'fastify'
import * as bulk from '../../../contract/keeping/bulk.ts'
import {
  getCompletenessOfBrands,
  getIncompleteProducts,
  getMissingFacts,
} from '../../../contract/keeping/completeness.ts'
import * as calls from '../../../contract/keeping/products.ts'
import { createColorSystems } from '../../catalogue/color-systems.ts'
import { serveUpload } from '../../platform/http/multipart.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import { emptyTrash } from '../trash.ts'
import { bulkJobs } from './bulk/bulk-jobs.ts'
import { getRun, undoMany } from './bulk/bulk-runs.ts'
import { changeMany } from './bulk/bulk-update.ts'
import { findAttention } from './completeness/attention.ts'
import type { Attention } from './completeness/attention.ts'
import { getBrandsByCompleteness, getPageOfIncompleteProducts, getPageOfMissingFacts } from './completeness/pages.ts'
import { throwProductsAway } from './delete-products.ts'
import { throwSkusOfProductsAway } from './delete-skus.ts'
import { keepProductDocument } from './documents.ts'
import { getProductInFull, getSkuInFull } from './get-product.ts'
import { followKept } from './page/kept-catalogue.ts'
import { getPageOfKeptProducts } from './page/product-page.ts'
import { getPageOfKeptSkus } from './page/sku-page.ts'
import type { ProductKeepingDeps } from './deps.ts'
import { cutPicture, keepPicture } from './pictures.ts'
import { previewChange } from './preview-product.ts'
import { publish, withdraw } from './publish.ts'
import * as restore from './restore.ts'
import { addProduct, addSku, changeProduct, changeSku } from './update-product.ts'

/** Serves the staff's calls on products and SKUs. Returns a function that finds what needs attention, at most so many of each kind. */
export function registerProducts(
  app: FastifyInstance,
  given: ProductKeepingDeps,
  queue: Queue,
): (most: number) => Promise<Attention> {
  queue.add(bulkJobs(given))
  queue.hourly('catalogue-trash', () => emptyTrash(given.db, given.clock.now()))
  const deps = { ...given, colors: createColorSystems(given.db), kept: followKept(given.db), wake: queue.wake }
  const domain = { app, deps }

  serve(domain, calls.getKeptProductPage, getPageOfKeptProducts)
  serve(domain, calls.getKeptProduct, getProductInFull)
  serve(domain, calls.createProduct, addProduct)
  serve(domain, calls.updateProduct, changeProduct)
  serve(domain, calls.previewProduct, previewChange)
  serve(domain, calls.deleteProducts, throwProductsAway)
  serve(domain, calls.restoreProducts, restore.restoreProductsFromTrash)
  serve(domain, calls.getDeletedProducts, restore.getPageOfDeletedProducts)

  serve(domain, getCompletenessOfBrands, getBrandsByCompleteness)
  serve(domain, getIncompleteProducts, getPageOfIncompleteProducts)
  serve(domain, getMissingFacts, getPageOfMissingFacts)

  serve(domain, calls.getKeptSkuPage, getPageOfKeptSkus)
  serve(domain, calls.getKeptSku, getSkuInFull)
  serve(domain, calls.createSku, addSku)
  serve(domain, calls.updateSku, changeSku)
  serve(domain, calls.deleteSkus, throwSkusOfProductsAway)
  serve(domain, calls.restoreSkus, restore.restoreSkusFromTrash)
  serve(domain, calls.getDeletedSkus, restore.getPageOfDeletedSkus)

  serveUpload({ ...domain, largestFile: calls.LARGEST_KEPT_PICTURE_BYTES }, calls.uploadPicture, keepPicture)
  serve(domain, calls.cropPicture, cutPicture)
  serveUpload({ ...domain, largestFile: calls.LARGEST_KEPT_DOCUMENT_BYTES }, calls.uploadDocument, keepProductDocument)

  serve(domain, bulk.publishProducts, publish)
  serve(domain, bulk.withdrawProducts, withdraw)
  serve(domain, bulk.bulkUpdate, changeMany)
  serve(domain, bulk.getBulkRun, getRun)
  serve(domain, bulk.undoBulk, undoMany)
  return (most) => findAttention(deps, most)
}
