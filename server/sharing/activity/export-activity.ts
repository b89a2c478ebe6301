import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/activity-calls.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { writeActivityCsv } from '../files/activity-csv.ts'
import { requireOwn } from '../own-thing.ts'
import type { SharingDeps } from '../deps.ts'
import { findEvents } from './activity.ts'

/** The most rows that are comfortable in a spreadsheet. Each link keeps its latest thousand views. */
const MOST_EVENTS = 50_000

/** The events of all links to a thing, as a file. Throws 404 where the thing is not the member's. */
export async function exportActivity(
  { db }: Pick<SharingDeps, 'db'>,
  { language, ...thing }: ParsedInputOf<typeof calls.exportActivity>,
  { caller: { memberId } }: MemberContext,
): Promise<DownloadedFile> {
  const { name } = await requireOwn(db, thing, memberId)
  const events = await findEvents(db, thing, { memberId, from: 0, most: MOST_EVENTS })
  return {
    name,
    elseName: 'Quarry',
    ending: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    content: writeActivityCsv(events, language),
  }
}
