import type { Thing } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { MOST_PLACES } from '../../contract/substitution.ts'
import type { getWhereUsed as getWhereUsedCall } from '../../contract/substitution.ts'
import { findUses as findOnBoards } from '../boards/uses.ts'
import { findUses as findInLists } from '../budgets/uses.ts'
import { findUses as findInFolders } from '../favourites/uses.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import type { Uses } from '../workspace/substituting.ts'
import type { SubstitutionDeps } from './deps.ts'

/** Where a SKU is used in things that the member sees. Empty for an unknown SKU. */
export async function getWhereUsed(
  { db }: Pick<SubstitutionDeps, 'db'>,
  { skuId }: ParsedInputOf<typeof getWhereUsedCall>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof getWhereUsedCall>> {
  const asked = { memberId, skuId, most: MOST_PLACES }
  const [boards, budgets, folders] = await Promise.all([
    findOnBoards(db, asked),
    findInLists(db, asked),
    findInFolders(db, asked),
  ])
  const places = [...ofKind('board', boards), ...ofKind('budget', budgets), ...ofKind('folder', folders)]
  return { places: places.slice(0, MOST_PLACES), total: boards.total + budgets.total + folders.total }
}

function ofKind(kind: Thing['kind'], { uses }: Uses) {
  return uses.map((use) => ({ kind, ...use }))
}
