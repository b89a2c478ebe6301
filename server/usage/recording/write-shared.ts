import type { UsageDeps } from '../deps.ts'
import { loadSharedMarks } from './shared-marks.ts'
import { isLeftOut, tallyOf } from './tally.ts'
import type { KnownUsage } from './tally.ts'
import type { WaitingEvent } from './waiting-event.ts'
import { addTally } from './write-tally.ts'

/** Adds what no server has counted today to the stored counts, with its marks: all or nothing, so that it may be tried again. */
export async function writeShared(
  db: UsageDeps['db'],
  done: readonly WaitingEvent[],
  known: KnownUsage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const marks = await loadSharedMarks(trx, done, known)
    // Products are marked one by one as they are added up.
    const isNew = (event: WaitingEvent) => {
      if (event.kind === 'product' || isLeftOut(event, known)) return true
      const thing = event.kind === 'search' ? event.words : event.picture
      return marks.of(event.day.day).isFirstOf(event.client, event.kind, thing)
    }
    const tally = tallyOf(done.filter(isNew), known, ({ day }) => marks.of(day))
    if (tally.counts.size > 0) await addTally(trx, tally)
    await marks.save()
  })
}
