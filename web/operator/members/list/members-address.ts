import { verifications } from '../../../../contract/company.ts'
import { memberSorts, memberStates } from '../../../../contract/members-kept.ts'
import { roles } from '../../../../contract/permissions.ts'
import type { AskedMembers } from '../queries.ts'

const LONGEST_KEYWORD = 200

/** The list's settings in the address; invalid values are left out. */
export function readMembersAddress(address: URLSearchParams): AskedMembers {
  const page = Number(address.get('page'))
  const keyword = (address.get('q') ?? '').trim().slice(0, LONGEST_KEYWORD)
  const role = oneOf(roles, address.get('role'))
  const state = oneOf(memberStates, address.get('state'))
  const verification = oneOf(verifications, address.get('verification'))
  const sort = oneOf(memberSorts, address.get('sort'))
  return {
    pageNo: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    ...(keyword && { keyword }),
    ...(role && { role }),
    ...(state && { state }),
    ...(verification && { verification }),
    ...(sort && { sort }),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed({ keyword, role, state, verification }: AskedMembers): boolean {
  return Boolean(keyword ?? role ?? state ?? verification)
}

/** The address with some settings changed; other filters begin at the first page. */
export function writeMembersAddress(
  address: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function oneOf<Value extends string>(known: readonly Value[], said: string | null): Value | undefined {
  return known.find((one) => one === said)
}
