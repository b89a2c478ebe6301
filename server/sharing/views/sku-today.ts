import type { SupplyToday } from '../../../contract/sharing/sources.ts'
import type { CurrentSku } from '../../catalogue/current-skus.ts'

const NOTHING: SupplyToday = { stock: null, leadTimeDays: null, certificates: [], documents: [] }

/** The state of a SKU today; undefined where the SKU is gone. */
export function skuTodayIn(standing: ReadonlyMap<string, CurrentSku>, skuId: string): SupplyToday {
  const { stock, leadTimeDays, certificates, documents } = standing.get(skuId) ?? NOTHING
  return { stock, leadTimeDays, certificates, documents }
}
