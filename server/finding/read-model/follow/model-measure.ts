import { sql } from 'kysely'
import type { Measure } from '../../../platform/metrics/measure.ts'
import type { Db } from '../../../database.ts'
import type { FollowedModel } from './follow.ts'

/** The read model, and how far it is behind the change log. It follows only when somebody asks for it. */
export function modelMeasure(db: Db, catalogue: Pick<FollowedModel, 'known'>): Measure {
  return {
    metrics: {
      quarry_read_model_version: { help: 'The newest change that the read model knows' },
      quarry_read_model_products: { help: 'Products in the read model' },
      quarry_read_model_skus: { help: 'SKUs in the read model' },
      quarry_read_model_behind_versions: { help: 'Changes in the log that the read model does not know' },
      quarry_read_model_behind_seconds: { help: 'Age of the oldest change that the read model does not know' },
    },
    async read() {
      const known = catalogue.known()
      if (!known) return {}
      const { version, model } = known
      const { rows } = await sql<{ newest: string; seconds: number }>`
        SELECT coalesce((SELECT max(version) FROM change_log), 0)::text AS newest,
          coalesce((SELECT extract(epoch FROM now() - at)::float8 FROM change_log
            WHERE version > ${version} ORDER BY version LIMIT 1), 0) AS seconds`.execute(db)
      return {
        quarry_read_model_version: version,
        quarry_read_model_products: model.productIds.length,
        quarry_read_model_skus: model.skuIds.length,
        quarry_read_model_behind_versions: Math.max(0, Number(rows[0]?.newest ?? 0) - version),
        quarry_read_model_behind_seconds: rows[0]?.seconds,
      }
    },
  }
}
