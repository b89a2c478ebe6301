import { sql } from 'kysely'
import * as analysis from '../../contract/analysis.ts'
import { recordUsage } from '../../contract/usage.ts'
import { createClock } from '../../server/platform/clock.ts'
import { patientOn } from '../../server/platform/postgres/database.ts'
import { viewsOf } from '../../server/usage/usage.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import type { Scratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'
import { EVENTS_A_DAY, fillYear } from '../usage/fill-year.ts'
import { recordingFigure } from '../usage/recording.ts'

const DAYS = 365
const DAY_MS = 24 * 60 * 60_000
const CALLS = 40
const RECORDED = 1000
const TARGET_MS = 300

/** The cost of counting an event, and of reports on a year of 100,000 events a day. */
export async function measureUsage(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(100_000), figuresOn, async (db) => {
    say(`Usage: a year of ${EVENTS_A_DAY} events a day`)
    await fillYear(patientOn(db), { days: lastDays() })
  })
}

/** The days of a year that ends yesterday. */
function lastDays(): string[] {
  const today = Date.parse(createClock().today())
  return Array.from({ length: DAYS }, (_, place) =>
    new Date(today - (DAYS - place) * DAY_MS).toISOString().slice(0, 10),
  )
}

async function figuresOn({ db, server: { url } }: Scratch): Promise<Figure[]> {
  const [email = ''] = await makeMembers(db, 1)
  await db.updateTable('member').set({ user_type: 2 }).where('email', '=', email).execute()
  const { accessToken } = await signIn(url, email)
  const client = openHttpClient(url)
  const get = async (path: string, query: Record<string, string>) =>
    client.get(`${path}?${new URLSearchParams(query).toString()}`, { authorization: `Bearer ${accessToken}` })

  const [days, { rows: products }, { rows: skus }] = [
    lastDays(),
    await sql<{
      id: string
    }>`SELECT of_id::text AS id FROM usage_month WHERE of = 'product' ORDER BY count DESC LIMIT 100`.execute(db),
    await sql<{ id: string }>`SELECT id::text FROM sku ORDER BY id LIMIT 5000`.execute(db),
  ]
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const year = { from: first, to: last }
  // From mid-month to mid-month, so that the report must add single days to whole months.
  const crooked = { from: `${(days[20] ?? '').slice(0, 7)}-16`, to: `${(days.at(-40) ?? '').slice(0, 7)}-15` }
  const skuIds = skus.map(({ id }) => id)

  const figures = [
    await recordingFigure(db, skuIds),
    ...(await callFigures(url, skuIds)),
    await figure('summary of 30 days', () => get(analysis.getUsageSummary.path, {})),
    await figure('summary of a year', () => get(analysis.getUsageSummary.path, year)),
    await figure('products by views in a year', () => get(analysis.getUsageViews.path, { ...year, pageSize: '200' })),
    await figure('products by views in a crooked period', () =>
      get(analysis.getUsageViews.path, { ...crooked, pageSize: '200' }),
    ),
    await figure('brands by views in a year', () => get(analysis.getUsageViews.path, { ...year, by: 'brand' })),
    await figure('one product over a year', (call) =>
      get(analysis.getUsageSeries.path, { ...year, id: products[call % 100]?.id ?? '1' }),
    ),
    await figure('words that were looked for in a year', () => get(analysis.getUsageSearches.path, year)),
    await figure('words that found nothing in 30 days', () => get(analysis.getUsageSearches.path, { kind: 'unfound' })),
    await figure('words that found nothing in a crooked period', () =>
      get(analysis.getUsageSearches.path, { ...crooked, kind: 'unfound' }),
    ),
    await figure('views of all products in 90 days (workplace)', () =>
      viewsOf(db, { from: days.at(-90) ?? '', to: last }),
    ),
  ]
  client.close()
  return figures
}

async function figure(name: string, ask: (call: number) => Promise<unknown>): Promise<Figure> {
  say(`Usage: ${name}`)
  for (let call = 0; call < 3; call += 1) await ask(call)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) times.push(await timed(() => ask(call)))
  return latencyFigure(`analysis: ${name}`, spreadOf(times), { target: { atMost: TARGET_MS } })
}

/** A call that reports a view and one that reports nothing, in turn. */
async function callFigures(url: string, skuIds: readonly string[]): Promise<Figure[]> {
  const tell = async (call: number, events: unknown[]) => {
    const answer = await fetch(url + recordUsage.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `Browser ${call % 40}` },
      body: JSON.stringify({ events }),
    })
    const { code } = (await answer.json()) as { code: number }
    if (code !== 200) throw new Error(`${recordUsage.path} answered ${code}`)
  }
  const [views, nothing]: [number[], number[]] = [[], []]
  for (let call = 0; call < RECORDED; call += 1) {
    nothing.push(await timed(() => tell(call, [])))
    views.push(await timed(() => tell(call, [{ event: 'view', skuId: skuIds[call % skuIds.length] }])))
  }
  const [told, untold] = [spreadOf(views.slice(100)), spreadOf(nothing.slice(100))]
  return [
    latencyFigure('a call that records a view', told, { beside: { name: 'one that records nothing', spread: untold } }),
  ]
}
