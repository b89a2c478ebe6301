import type { Standing } from '../../../contract/sharing/sources.ts'
import type { SkuStanding } from '../../catalogue/standing.ts'

const NOTHING: Standing = { stock: null, leadTimeDays: null, certificates: [], documents: [] }

/** What is known of a SKU today; of one that is gone nothing. */
export function standingIn(standing: ReadonlyMap<string, SkuStanding>, skuId: string): Standing {
  const { stock, leadTimeDays, certificates, documents } = standing.get(skuId) ?? NOTHING
  return { stock, leadTimeDays, certificates, documents }
}
