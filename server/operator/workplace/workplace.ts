import { getProductFacets } from '../../../contract/catalogue.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import { MOST_OF_A_MATTER } from '../../../contract/workplace.ts'
import type { Workplace } from '../../../contract/workplace.ts'
import type { OnSale } from '../../finding/finding.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { WorkplaceDeps } from './deps.ts'

/** The most words that are listed, and the most that are searched for again to find them: each is a search. */
const MOST_TOLD = 20
const MOST_LOOKED_FOR = 60
/** Reported boards are listed nowhere else. */
const MOST_REPORTED = 50
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** What in the catalogue needs attention; boards and members only where the caller may act on them. */
export async function getWhatNeedsAttention(
  deps: WorkplaceDeps,
  _input: object,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<Workplace> {
  const may = permissionsOf(caller.roles)
  const today = deps.clock.today()
  const [{ expiring, incomplete, facts }, pictures, searches, boards, companies, work, stuck, restored] =
    await Promise.all([
      deps.findProducts(MOST_OF_A_MATTER),
      deps.findPictures(MOST_OF_A_MATTER),
      findStillUnfound(deps, today),
      may.includes('board:take-down') ? deps.findBoards(MOST_REPORTED) : undefined,
      may.includes('member:keep') ? deps.findCompanies(MOST_OF_A_MATTER) : undefined,
      may.includes('job:keep') ? deps.findFailedWork() : undefined,
      may.includes('job:keep') ? deps.findStuckWork() : undefined,
      may.includes('backup:decide') ? deps.findRestored() : undefined,
    ])
  return {
    certificates: {
      count: expiring.count,
      ended: expiring.ended,
      list: expiring.list.map((product) => ({ ...product, isExpired: product.expiresOn < today })),
    },
    pictures,
    incomplete,
    facts,
    searches,
    ...(boards && { boards }),
    ...(companies && { companies }),
    ...(work && { work }),
    ...(stuck && { stuck }),
    ...(restored && { restored }),
  }
}

/** Whether words find nothing, cached for one state of the catalogue: a search that finds nothing reads all of it. */
const known = new WeakMap<OnSale['columns'], Map<string, boolean>>()

function findsNothing(onSale: OnSale, keyword: string): boolean {
  const answers = known.get(onSale.columns) ?? new Map<string, boolean>()
  known.set(onSale.columns, answers)
  const answer = answers.get(keyword) ?? !onSale.find(getProductFacets.input.parse({ keyword })).skus.length
  answers.set(keyword, answer)
  return answer
}

/** Of the words that most often found nothing, those that still do. */
async function findStillUnfound(
  { finding, findUnfound }: WorkplaceDeps,
  today: string,
): Promise<Workplace['searches']> {
  const from = new Date(Date.parse(today) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const unfound = await findUnfound({ from, to: today }, MOST_LOOKED_FOR)
  if (!unfound.length) return { count: 0, list: [] }
  const onSale = await finding.follow()
  const still: typeof unfound = []
  // The first ones may all find something by now.
  for (const one of unfound) {
    if (still.length === MOST_TOLD) break
    if (findsNothing(onSale, one.words)) still.push(one)
  }
  return {
    count: still.length,
    list: still.slice(0, MOST_OF_A_MATTER).map(({ words, unfound: times }) => ({ words, unfound: times })),
  }
}
