import { getProductFacets } from '../../../contract/catalogue.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import { MOST_OF_A_MATTER } from '../../../contract/workplace.ts'
import type { Workplace } from '../../../contract/workplace.ts'
import type { OnSale } from '../../finding/finding.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { WorkplaceDeps } from './deps.ts'

/** So many of the words that found nothing are told, and so many looked for again until these are found: each is a search. */
const MOST_TOLD = 20
const MOST_LOOKED_FOR = 60
/** Boards that were reported are listed nowhere else. */
const MOST_REPORTED = 50
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** What of the catalogue needs attention; of boards and members only what the caller may do something about. */
export async function getWhatNeedsAttention(
  deps: WorkplaceDeps,
  _input: object,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<Workplace> {
  const may = permissionsOf(caller.roles)
  const today = deps.clock.today()
  const [{ expiring, incomplete }, pictures, searches, boards, companies] = await Promise.all([
    deps.findProducts(MOST_OF_A_MATTER),
    deps.findPictures(MOST_OF_A_MATTER),
    findStillUnfound(deps, today),
    may.includes('board:take-down') ? deps.findBoards(MOST_REPORTED) : undefined,
    may.includes('member:keep') ? deps.findCompanies(MOST_OF_A_MATTER) : undefined,
  ])
  return {
    certificates: {
      count: expiring.count,
      ended: expiring.ended,
      list: expiring.list.map((product) => ({ ...product, isExpired: product.expiresOn < today })),
    },
    pictures,
    incomplete,
    searches,
    ...(boards && { boards }),
    ...(companies && { companies }),
  }
}

/** Whether words find nothing, as long as the catalogue is the same: a search that finds nothing has looked everywhere. */
const known = new WeakMap<OnSale['columns'], Map<string, boolean>>()

function findsNothing(onSale: OnSale, keyword: string): boolean {
  const answers = known.get(onSale.columns) ?? new Map<string, boolean>()
  known.set(onSale.columns, answers)
  const answer = answers.get(keyword) ?? !onSale.find(getProductFacets.input.parse({ keyword })).skus.length
  answers.set(keyword, answer)
  return answer
}

/** Of the words that most often found nothing, those that find nothing now either. */
async function findStillUnfound(
  { finding, findUnfound }: WorkplaceDeps,
  today: string,
): Promise<Workplace['searches']> {
  const from = new Date(Date.parse(today) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const unfound = await findUnfound({ from, to: today }, MOST_LOOKED_FOR)
  if (!unfound.length) return { count: 0, list: [] }
  const onSale = await finding.follow()
  const still: typeof unfound = []
  // Those before may all have been learned since.
  for (const one of unfound) {
    if (still.length === MOST_TOLD) break
    if (findsNothing(onSale, one.words)) still.push(one)
  }
  return {
    count: still.length,
    list: still.slice(0, MOST_OF_A_MATTER).map(({ words, unfound: times }) => ({ words, unfound: times })),
  }
}
