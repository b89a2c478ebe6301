import { sql } from 'kysely'
import type { Figure } from '../../../contract/sharing/links.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { SharedBudget } from '../../../contract/sharing/views.ts'
import { CATALOGUE_VERSION } from '../../catalogue/change-log.ts'
import type { SharingDeps } from '../deps.ts'
import { reducedTo } from '../views/stored-view.ts'

/** What the catalogue says today of the SKUs of a stored part, in place of what it said when it was sent. SKUs that are gone say nothing. */
export async function asOfToday(
  { db, knownStanding }: SharingDeps,
  { id, place, figure }: { id: string; place: number; figure: Figure | null },
  view: SharedView,
): Promise<SharedView> {
  const { rows } = await sql<{ skus: Record<string, string>; version: string }>`
    SELECT skus, (SELECT ${CATALOGUE_VERSION}) AS version FROM sent_part WHERE version_id = ${id} AND place = ${place}`.execute(
    db,
  )
  const { skus = {}, version = '0' } = rows[0] ?? {}
  const standing = await knownStanding.find([...new Set(Object.values(skus))], version)
  const withToday = <Entry extends { id: string }>(entry: Entry) => {
    const sku = standing.get(skus[entry.id] ?? '')
    if (!sku) return { ...entry, now: undefined }
    const { status, stock, leadTimeDays, certificates, documents } = sku
    const ends = certificates.flatMap(({ isExpired, expiresOn }) => (isExpired ? [] : (expiresOn ?? [])))
    const now = {
      status,
      stock,
      leadTimeDays,
      certificates,
      documents,
      certificatesExpired: certificates.filter(({ isExpired }) => isExpired).length,
      certificatesUntil: ends.toSorted()[0] ?? null,
    }
    return { ...entry, now }
  }
  const { board, budget, folder } = view
  const budgetAsOfToday = ({ lines, alternatives, ...list }: SharedBudget) => ({
    ...list,
    lines: lines.map(withToday),
    ...(alternatives && { alternatives: alternatives.map(withToday) }),
  })
  const told = {
    ...(board && { board: { ...board, items: board.items.map(withToday) } }),
    ...(budget && { budget: budgetAsOfToday(budget) }),
    ...(folder && { folder: { ...folder, items: folder.items.map(withToday) } }),
  }
  return reducedTo({ ...view, ...told }, { fields: view.fields, figure })
}
