import { productEvents, usageEvents } from '../../../contract/analysis.ts'
import type { UsageRank, UsageSeries, UsageSummary, UsageWords } from '../../../contract/analysis.ts'
import type { BackgroundWork, FailedJob } from '../../../contract/background-work.ts'
import type { FeedKey } from '../../../contract/feed.ts'
import { dayText, daysAgo, today } from '../days.ts'

/** Answers for what the demonstration has none of: nothing of it is stored, so every picture shows the same. */

export const deletedThings = {
  list: [
    { id: '901', name: '1000', enName: '1000', deleteTime: daysAgo(1), until: daysAgo(-29), actor: 'member:1' },
    {
      id: '902',
      name: '灰绿',
      enName: 'Grey green, as on the old sample card of 1998',
      deleteTime: daysAgo(3),
      until: daysAgo(-27),
      actor: 'member:1',
    },
    { id: '903', name: '深赭石', enName: null, deleteTime: daysAgo(24), until: daysAgo(-6), actor: 'member:1' },
  ],
  total: 3,
}

const LAST_DAYS = 30
const period = { from: dayText(daysAgo(LAST_DAYS - 1)), to: dayText(today) }
const steps = Array.from({ length: LAST_DAYS }, (_, nth) => dayText(daysAgo(LAST_DAYS - 1 - nth)))

/** Counts that rise and fall over the weeks; the same at every run. */
function lineOf<Event>(event: Event, place: number) {
  const counts = steps.map((_, nth) =>
    Math.max(0, Math.round(40 / (place + 1) + 18 * Math.sin(nth / 3 + place) - place)),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { event, counts, total, before: place % 3 === 2 ? null : Math.round(total * (place % 2 ? 0.8 : 1.3)) }
}

export const usageSummary: UsageSummary = { ...period, step: 'day', steps, lines: usageEvents.map(lineOf) }
export const noUsage: UsageSummary = {
  ...usageSummary,
  lines: usageEvents.map((event) => ({ event, counts: steps.map(() => 0), total: 0, before: 0 })),
}
export const usageSeries: UsageSeries = {
  ...period,
  step: 'day',
  steps,
  lines: productEvents.map(lineOf),
  id: '1',
  name: '人字拼橡木',
  enName: 'Herringbone oak',
  isDeleted: false,
}

const rank = (id: string, enName: string | null, name: string | null, view: number): UsageRank => ({
  id,
  name,
  enName,
  isDeleted: name === null,
  skuId: name === null ? null : id,
  view,
  favourite: Math.round(view / 9),
  board: Math.round(view / 17),
  budget: Math.round(view / 31),
})
const ranks = [
  rank('1', 'Herringbone oak', '人字拼橡木', 1204),
  rank('2', 'Terrazzo with large marble chips, honed', '大粒径大理石水磨石', 377),
  rank('3', null, null, 46),
  rank('4', 'Zellige', '手工砖', 9),
]
export const usageViews = { ...period, counted: period, list: ranks, total: ranks.length }

const words = (text: string, found: number, unfound: number, finds: number): UsageWords => ({
  words: text,
  searches: found + unfound,
  found,
  unfound,
  opened: Math.round(found / 3),
  finds,
})
const searched = [
  words('oak', 318, 0, 41),
  words('大理石', 122, 0, 23),
  words('nussbaum', 0, 17, 0),
  words('a very long search that somebody has pasted from a specification', 0, 3, 0),
]
export const usageSearches = { ...period, counted: period, list: searched, total: searched.length, wordless: 12 }

const key = (id: string, name: string, facts: Partial<FeedKey> = {}): FeedKey => ({
  id,
  name,
  hint: 'x7Qa',
  createdBy: 'Staff',
  createTime: daysAgo(40),
  expireTime: daysAgo(-325),
  lastUse: daysAgo(1),
  calls: 18_204,
  revokedBy: null,
  revokeTime: null,
  isOpen: true,
  ...facts,
})
export const feedKeys = {
  list: [
    key('1', 'Harbour Projects'),
    key('2', 'Studio Lin 林工作室', { expireTime: null, lastUse: null, calls: 0 }),
    key('3', 'An old partner', { isOpen: false, revokedBy: 'Staff', revokeTime: daysAgo(9) }),
    key('4', 'A trial', { isOpen: false, expireTime: daysAgo(3), createdBy: null }),
  ],
  total: 4,
}
export const madeKey = { id: '9', key: `qk_${'0123456789abcdef'.repeat(2)}` }

export const failingWork: BackgroundWork = {
  kinds: [
    {
      kind: 'mail',
      waiting: 3,
      retrying: 2,
      running: 1,
      failed: 2,
      waitsSince: daysAgo(1),
      problem: '451 come back later',
    },
    { kind: 'import', waiting: 0, retrying: 0, running: 1, failed: 1, waitsSince: null, problem: null },
    { kind: 'sweep', waiting: 1, retrying: 0, running: 0, failed: 0, waitsSince: daysAgo(0), problem: null },
  ],
  decisions: [
    { id: '2', time: daysAgo(2), actor: 'Staff', what: 'sent-again', kind: 'mail', jobId: '5' },
    { id: '1', time: daysAgo(8), actor: null, what: 'discarded', kind: 'import', jobId: '4' },
  ],
}
const job = (facts: Partial<FailedJob> & { id: string }): FailedJob => ({
  kind: 'mail',
  failTime: daysAgo(1),
  attempts: 43,
  problem: '550 no such mailbox',
  mail: { kind: 'password-changed', email: 'ada@quarry.test' },
  importId: null,
  ...facts,
})
export const failedJobs = {
  list: [
    job({ id: '7' }),
    job({ id: '8', mail: { kind: 'share-digest', email: 'a.very.long.address.of.somebody@studio.quarry.test' } }),
    job({ id: '9', kind: 'import', mail: null, importId: '3', attempts: 5, problem: 'the file could not be read' }),
  ],
  total: 3,
}
