import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { previewProduct } from '../../../contract/keeping/products.ts'
import { markDryRun } from '../../catalogue/change-log.ts'
import { findDetailRows } from '../../catalogue/detail-rows.ts'
import { getDetail } from '../../catalogue/product-detail.ts'
import type { OnSale } from '../../finding/finding.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import type { ProductDeps } from './deps.ts'
import { REASONS, refusal } from './record/refusals.ts'
import { applyChange, getRows } from './update-product.ts'
import { writeNew } from './write-product.ts'

type Asked = ParsedInputOf<typeof previewProduct>
type Preview = OutputOf<typeof previewProduct>

const PRICE_IN = 'CNY'

/**
 * What members would see of a changed or new product. The change is made in a transaction that is rolled back: nobody waits for it,
 * and nothing is logged.
 */
export async function previewChange(
  deps: Pick<ProductDeps, 'db' | 'clock' | 'colors' | 'finding'>,
  asked: Asked,
  { caller: { memberId } }: MemberContext,
): Promise<Preview> {
  const onSale = await deps.finding.follow()
  let preview: Preview | undefined
  try {
    await deps.db.transaction().execute(async (trx) => {
      await markDryRun(trx)
      const rows = await makeDraft(trx, asked, { actor: `member:${memberId}`, now: deps.clock.now() })
      preview = await look({ ...deps, onSale }, trx, rows, asked.skuId)
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  if (!preview) throw new Error('a preview ended before it was looked at')
  return preview
}

class TakenBack extends Error {}

async function makeDraft(trx: Trx, { change, draft }: Asked, by: { actor: string; now: Date }): Promise<ProductRows> {
  if (draft) return getRows(trx, (await writeNew(trx, draft)).product.id)
  if (!change) throw refusal('change', REASONS.required)
  const standing = await getRows(trx, change.id)
  // A SKU that was deleted meanwhile is reported when the change is saved.
  const skus = change.skus.filter((sku) => standing.skus.some(({ id }) => id === sku.id))
  await applyChange(trx, standing, { ...change, skus }, by)
  return getRows(trx, change.id)
}

async function look(
  { clock, colors, onSale }: Pick<ProductDeps, 'clock' | 'colors'> & { onSale: OnSale },
  trx: Trx,
  { product, skus }: ProductRows,
  skuId: string | undefined,
): Promise<Preview> {
  const shown = skus.filter(({ status }) => status === 'on_sale')
  const first = shown.find(({ id }) => id === skuId) ?? shown[0] ?? skus[0]
  // Not from the cache: only this transaction sees what it has written.
  const written = {
    clock,
    colors,
    findDetail: async (id: string, today: string) => findDetailRows(trx, id, today),
  }
  const detail = await getDetail(written, { skuId: first?.id ?? '0', priceIn: PRICE_IN })
  const isListed = product.status === 'on_sale' && shown.length > 0
  const listed = { productId: Number(product.id), skuIds: shown.map(({ id }) => Number(id)) }
  const card = isListed ? await onSale.cardWithin(trx, listed, PRICE_IN) : undefined
  return { detail, card: card ?? null }
}
