import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { searchedAs } from '../../../contract/identity.ts'

/** Whether a text holds what somebody looks for, however either is written (contract/identity.ts). An empty keyword is in all. */
export function holds(text: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(lower(identity_of(${text})), ${searchedAs(keyword)}) > 0`
}
