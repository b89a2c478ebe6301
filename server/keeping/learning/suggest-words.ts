import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { previewWords, suggestWords, WouldFind } from '../../../contract/keeping/learning.ts'
import type { Finding, OnSale } from '../../finding/finding.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { KeepingDeps } from '../deps.ts'
import { asked, createStanding, getWouldFind } from './would-find.ts'

export interface LearningDeps extends KeepingDeps {
  finding: Pick<Finding, 'follow'>
}

const MOST = 5
/** The most suggestions that are tried: each is a search. */
const MOST_TRIED = 15

/** What the words may have meant: suggestions that find something. */
export async function suggestWhatIsMeant(
  { db, finding }: Pick<LearningDeps, 'db' | 'finding'>,
  { words: keyword }: ParsedInputOf<typeof suggestWords>,
  { language }: Pick<RequestContext, 'language'>,
): Promise<OutputOf<typeof suggestWords>> {
  const onSale = await finding.follow()
  const missing = missingIn(onSale, keyword)
  const candidates: WouldFind[] = []
  const standing = createStanding(db)
  for (const { from, to } of (await onSale.nearPhrases(missing)).slice(0, MOST_TRIED)) {
    const would = await getWouldFind(standing, onSale, { keyword, from, to, language })
    if (would.finds > 0) candidates.push(would)
    if (candidates.length === MOST) break
  }
  return { finds: onSale.list({ ...asked(keyword), sort: 'relevance', language }).length, candidates }
}

/** The products that the words would find if they meant what somebody types. */
export async function previewMeaning(
  { db, finding }: Pick<LearningDeps, 'db' | 'finding'>,
  { words: keyword, to }: ParsedInputOf<typeof previewWords>,
  { language }: Pick<RequestContext, 'language'>,
): Promise<WouldFind> {
  const onSale = await finding.follow()
  return getWouldFind(createStanding(db), onSale, { keyword, from: missingIn(onSale, keyword), to, language })
}

/** The search words without the conditions among them ("marbel 20 mm"). */
function missingIn(onSale: OnSale, keyword: string): string {
  return onSale.find(asked(keyword)).words.trim() || keyword
}
