import type { Kysely } from 'kysely'
import type { Suggestion } from '../../contract/catalogue.ts'
import type { FollowedModel } from './read-model/follow.ts'
import type { CatalogueTables } from './tables.ts'

interface Parts {
  db: Kysely<CatalogueTables>
  catalogue: FollowedModel
}

/** What the words typed so far may mean, at most eight, best first. */
export async function getSuggestionsFor(_parts: Parts, _keyword: string): Promise<Suggestion[]> {
  return []
}
