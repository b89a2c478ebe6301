import { sql } from 'kysely'
import { findNewestPlace, hasPlace } from '../../../catalogue/change-log.ts'
import type { LogPlace } from '../../../catalogue/change-log.ts'
import { patientOn } from '../../../platform/postgres/database.ts'
import { coalesce } from '../../../platform/coalesce.ts'
import type { Db, Trx } from '../../../database.ts'
import { createEntryOrders } from './entry-orders.ts'
import type { EntryOrders } from './entry-orders.ts'
import { loadCategoryFacts } from './fact-bits.ts'
import type { CategoryFacts } from './fact-bits.ts'
import { loadEntries } from './load-entries.ts'
import type { KeptEntry } from './load-entries.ts'

/** The whole catalogue with withdrawn products. Read it without awaiting in between: other calls update it. */
export interface KeptCatalogue {
  entries: ReadonlyMap<number, KeptEntry>
  orders: EntryOrders
  categories: CategoryFacts
}

/**
 * Keeps the catalogue in memory for staff (decisions/103). It is built at the first call, in some seconds for a large catalogue,
 * and updated at each call. It costs nothing while no staff calls.
 */
export function followKept(db: Db): () => Promise<KeptCatalogue> {
  let state: State | undefined
  let refreshing: Promise<void> | undefined
  const look = coalesce(() => findNewestPlace(db))
  const patient = patientOn(db)

  async function refresh(): Promise<State> {
    refreshing ??= bringUpToDate().finally(() => (refreshing = undefined))
    await refreshing
    if (!state) throw new Error('there is nothing kept yet')
    return state
  }

  async function bringUpToDate(): Promise<void> {
    state = await patient
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => takeChanges(trx, state))
  }

  return async () => {
    const newest = await look()
    let now = state ?? (await refresh())
    // A running update may have begun before the caller's change.
    while (now.version < newest.version) now = await refresh()
    // A failover may have lost changes; the next call checks again.
    if (now.version === newest.version && now.madeAt === newest.madeAt) return now
    if (!(await hasPlace(db, now))) now = await refresh()
    return now
  }
}

/** With the place of the newest change that it contains. */
interface State extends KeptCatalogue, LogPlace {
  entries: Map<number, KeptEntry>
}

/** Where more than this part of all products has changed, all are read again. */
const MANY = 1 / 4

async function takeChanges(trx: Trx, before: State | undefined): Promise<State> {
  const newest = await findNewestPlace(trx)
  const known = before && (await hasPlace(trx, before)) ? before : undefined
  const { hasCategories, hasJoined } = await findOthersChanged(trx, known?.version ?? 0)
  // A property that became a fact is stated by products that did not change.
  const state = hasJoined ? undefined : known
  const categories = hasCategories || !state ? await loadCategoryFacts(trx) : state.categories
  const versions = await findChanged(trx, state?.version ?? 0)
  if (!state) {
    const entries = new Map<number, KeptEntry>()
    for (const entry of await loadEntries(trx, undefined))
      entries.set(entry.id, { ...entry, version: versions.get(entry.id) ?? 0 })
    return { entries, orders: createEntryOrders(entries), categories, ...newest }
  }
  const isMany = versions.size > state.entries.size * MANY
  const loaded = versions.size ? await loadEntries(trx, isMany ? undefined : [...versions.keys()]) : []
  const now = loaded.flatMap((entry) => {
    const changed = versions.get(entry.id)
    return changed === undefined ? [] : [{ ...entry, version: changed }]
  })
  for (const id of versions.keys()) state.entries.delete(id)
  for (const entry of now) state.entries.set(entry.id, entry)
  state.orders.change(new Set(versions.keys()), now)
  return { ...state, categories, ...newest }
}

/** The products that changed after a version, each with its last change. */
async function findChanged(trx: Trx, since: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: string; version: string }>`
    SELECT id, max(version) AS version FROM (
      SELECT version, CASE entity WHEN 'product' THEN entity_id ELSE (coalesce(after, before)->>'product_id')::bigint END AS id
      FROM change_log WHERE version > ${since}
        AND entity IN ('product', 'sku', 'attribute_value', 'picture_use', 'certificate', 'download')
    ) AS change GROUP BY id`.execute(trx)
  return new Map(rows.map(({ id, version }) => [Number(id), Number(version)]))
}

/** Whether categories have changed after a version, and whether a property has become another fact. */
async function findOthersChanged(trx: Trx, since: number): Promise<{ hasCategories: boolean; hasJoined: boolean }> {
  const { rows } = await sql<{ hasCategories: boolean; hasJoined: boolean }>`
    SELECT coalesce(bool_or(entity = 'category'), false) AS "hasCategories",
      coalesce(bool_or(entity = 'attribute' AND before->>'fact' IS DISTINCT FROM after->>'fact'), false) AS "hasJoined"
    FROM change_log WHERE version > ${since} AND entity IN ('category', 'attribute')`.execute(trx)
  return rows[0] ?? { hasCategories: true, hasJoined: true }
}
