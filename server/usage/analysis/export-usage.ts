import { MOST_EXPORTED_USES, productEvents, usageEvents } from '../../../contract/analysis.ts'
import type { exportUsage as exportUsageCall } from '../../../contract/analysis.ts'
import type { CsvCell } from '../../../contract/csv.ts'
import { csvOf } from '../../../contract/csv.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import { addDays } from '../days.ts'
import type { UsageDeps } from '../deps.ts'
import { getPeriod } from '../period.ts'
import type { Period } from '../period.ts'
import { inWholeMonths } from '../spans.ts'
import { findSeries } from './over-time.ts'
import { rankOf } from './ranking.ts'
import { searchedWordsOf, withWords } from './searches.ts'
import { usageWords } from './usage-words.ts'
import type { UsageWords } from './usage-words.ts'

type Asked = ParsedInputOf<typeof exportUsageCall> & { period: Period }
type Rows = (deps: UsageDeps, asked: Asked, words: UsageWords) => Promise<CsvCell[][]>

const FIRST = { offset: 0, count: MOST_EXPORTED_USES }

/** The numbers behind a chart or a list, as a table. */
export async function exportUsage(
  deps: UsageDeps,
  input: ParsedInputOf<typeof exportUsageCall>,
): Promise<DownloadedFile> {
  const words = usageWords(input.language)
  const period = getPeriod(input, deps.clock)
  const rows = await ROWS[input.what](deps, { ...input, period }, words)
  return {
    name: `${words.files[input.what]} ${period.from} ${period.to}`,
    elseName: 'analysis',
    ending: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(csvOf(rows)),
  }
}

const ROWS: Record<Asked['what'], Rows> = { summary: rowsOfSummary, views: rowsOfViews, searches: rowsOfSearches }

/** One row for each step of time. */
async function rowsOfSummary(deps: UsageDeps, { period }: Asked, words: UsageWords): Promise<CsvCell[][]> {
  const { steps, lines } = await findSeries(deps, { of: 'all', id: '0' }, { events: usageEvents, period })
  const lastOf = (place: number) => {
    const next = steps[place + 1]
    return next === undefined ? period.to : addDays(next, -1)
  }
  return [
    [words.since, words.until, ...lines.map(({ event }) => words.events[event])],
    ...steps.map((step, place) => [step, lastOf(place), ...lines.map(({ counts }) => number(counts[place] ?? 0))]),
  ]
}

async function rowsOfViews({ db, clock }: UsageDeps, { event, by, period }: Asked, words: UsageWords) {
  const counted = by === 'product' ? inWholeMonths(period, clock.today()) : period
  const { list } = await rankOf(db, { event, by, period: counted }, FIRST)
  return [
    [words.things[by], words.name, words.enName, words.isDeleted, ...productEvents.map((one) => words.events[one])],
    ...list.map(({ id, name, enName, isDeleted, ...counts }) => [
      id,
      name ?? '',
      enName ?? '',
      isDeleted ? words.yes : '',
      ...productEvents.map((one) => number(counts[one])),
    ]),
  ]
}

async function rowsOfSearches({ db, clock }: UsageDeps, { kind, sort, period }: Asked, words: UsageWords) {
  const counted = withWords(period, clock.today())
  const { list } = counted ? await searchedWordsOf(db, { kind, sort, period: counted }, FIRST) : { list: [] }
  return [
    [words.words, words.searches, words.found, words.unfound, words.opened],
    ...list.map((row) => [row.words, ...[row.searches, row.found, row.unfound, row.opened].map(number)]),
  ]
}

function number(count: number): CsvCell {
  return { decimal: String(count) }
}
