import { nameIn } from '../../../contract/display-name.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { nameOfMaterial } from '../../../contract/sharing/comparing/materials.ts'
import { isPriceOpen } from '../../../contract/sharing/open-prices.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { DecidedTotal, Decision, LineDecision } from '../../../contract/sharing/sending-calls.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { SharedBudget, SharedLine } from '../../../contract/sharing/views.ts'
import type { Trx } from '../../database.ts'
import type { OpenLink } from '../links/find-link.ts'
import { reducedTo } from '../views/stored-view.ts'
import { shownBy } from './shown.ts'
import { totalWith } from './tally.ts'
import { readPart } from './versions.ts'
import type { Version } from './versions.ts'

type GivenLine = ParsedInputOf<typeof calls.decideOnVersion>['lines'][number]
type Deciding = Pick<OpenLink, 'fields' | 'language'>

const NO_LIST = { en: 'is no list of this version', zh: '不是此版本中的清单' }
const NO_LINE = { en: 'is no line of this list', zh: '不是此清单中的行' }
const TWICE = { en: 'names the same line twice', zh: '重复' }
const NOT_OFFERED = { en: 'is not offered for this line', zh: '不是该行的可选方案' }
const EMPTY = { en: 'says nothing of this line', zh: '未说明该行' }

/**
 * What was decided of single lines, with their names as the link shows them. Throws 400 for a line that it does not show, or
 * shows without that choice, for one that is named twice, and one of which nothing is said.
 */
export async function decidedLines(
  trx: Trx,
  version: Version,
  link: Deciding,
  given: readonly GivenLine[],
): Promise<LineDecision[]> {
  const lists = new Map<number, ShownList | null>()
  const seen = new Set<string>()
  const decided: LineDecision[] = []
  for (const [index, line] of given.entries()) {
    const refused = (field: keyof GivenLine, reason: typeof NO_LIST) =>
      new Problem(400, { field: `lines.${index}.${field}`, reason })
    if (!lists.has(line.place)) lists.set(line.place, await shownList(trx, version, link, line.place))
    const list = lists.get(line.place)
    if (!list) throw refused('place', NO_LIST)
    const own = list.lines.get(line.lineId)
    if (!own) throw refused('lineId', NO_LINE)
    const key = `${line.place} ${line.lineId}`
    if (seen.has(key)) throw refused('lineId', TWICE)
    seen.add(key)
    if (line.chosenId === null && line.verdict === null) throw refused('verdict', EMPTY)
    const chosen = line.chosenId === line.lineId ? own : list.alternatives.get(line.chosenId ?? '')
    if (line.chosenId !== null && (!chosen || !isOf(chosen, line.lineId))) throw refused('chosenId', NOT_OFFERED)
    const name = nameOf(own, link.language)
    decided.push({ ...line, name, chosenName: chosen ? nameOf(chosen, link.language) : '' })
  }
  return decided
}

interface ShownList {
  lines: ReadonlyMap<string, SharedLine>
  alternatives: ReadonlyMap<string, NonNullable<SharedBudget['alternatives']>[number]>
}

/** Null where it is no list, or there is none. */
async function shownList(trx: Trx, version: Version, link: Deciding, place: number): Promise<ShownList | null> {
  const view = await readPart(trx, { id: version.id, place })
  const { budget } = (view && (await reducedTo(view, shownBy(version, link)))) ?? {}
  if (!budget) return null
  const { lines, alternatives = [] } = budget
  return {
    lines: new Map(lines.map((line) => [line.id, line])),
    alternatives: new Map(alternatives.map((line) => [line.id, line])),
  }
}

function isOf(chosen: SharedLine & { alternativeOf?: string | null }, lineId: string): boolean {
  return chosen.id === lineId || chosen.alternativeOf === lineId
}

/** Empty where the link shows no names. */
function nameOf({ name, snapshot }: SharedLine, language: Language): string {
  if (name) return name
  return snapshot?.name || snapshot?.enName ? nameIn(language, nameOfMaterial(snapshot)) : ''
}

/**
 * What each list that offers a choice comes to with it, and where all was approved each other list in one figure; none where the link
 * does not show both prices and totals.
 */
export async function decidedTotals(
  trx: Trx,
  version: Version,
  link: Deciding,
  { verdict, lines }: Pick<Decision, 'verdict' | 'lines'>,
): Promise<DecidedTotal[]> {
  const { fields } = shownBy(version, link)
  if (!fields.includes('price') || !fields.includes('total')) return []
  const parts = await trx
    .selectFrom('sent_part')
    .select(['place', 'tally'])
    .where('version_id', '=', version.id)
    .where('kind', '=', 'budget')
    .orderBy('place')
    .execute()
  const isApproved = verdict === 'approved' && version.figure !== null
  const decided: DecidedTotal[] = []
  // One after the other: each view is read whole.
  for (const { place, tally } of parts) {
    if (!tally && !isApproved) continue
    const chosen = new Map(
      lines.flatMap((line) =>
        line.place === place && line.chosenId !== null ? [[line.lineId, line.chosenId] as const] : [],
      ),
    )
    const budget = (await readPart(trx, { id: version.id, place }))?.budget
    if (!budget) throw new Error(`part ${place} of version ${version.id} is no list`)
    const { chosen: total, currency } = { ...budget.totals, ...(tally && inTotals(totalWith(tally, chosen))) }
    if (total !== undefined && currency !== undefined)
      decided.push({ place, total, currency, unpriced: countUnpriced(budget, chosen) })
  }
  return decided
}

function inTotals({ total, currency }: { total: string; currency: string }) {
  return { chosen: total, currency }
}

function countUnpriced({ lines, alternatives = [] }: SharedBudget, chosen: ReadonlyMap<string, string>): number {
  const others = new Map(alternatives.map((line) => [line.id, line]))
  const taken = lines.map((line) => others.get(chosen.get(line.id) ?? '') ?? line)
  return taken.filter(isPriceOpen).length
}
