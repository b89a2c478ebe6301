import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { ScreenDeps } from './deps.ts'
import { tellOfRun } from './tell-of-run.ts'
import { freeUnpacked } from './unpacked-files.ts'
import { endJob, failedStateOf, renewWork } from './uploads.ts'
import { doWork } from './work/do-work.ts'
import type { UploadWork } from './work/do-work.ts'
import { workApart } from './work/work-apart.ts'

/** Reading a file must not wait for another file's import. */
const LANES = {
  read: 'import-reading',
  check: 'importing',
  run: 'importing',
  publish: 'importing',
  undo: 'importing',
} as const

/** The jobs of imports, for the queue. */
export function importJobs(deps: ScreenDeps): Record<string, JobKind> {
  const { db, storage, importsFolder, uploads, apart } = deps
  const patient = patientOn(db)
  return Object.fromEntries(
    Object.entries(LANES).map(([work, lane]): [string, JobKind] => [
      kindOf(work as UploadWork['work']),
      {
        lane,
        async work(payload, context) {
          const order = payload as unknown as UploadWork
          const end = await (apart
            ? workApart({ ...apart, importsFolder }, order, context)
            : doWork({ db: patient, storage, importsFolder, uploads }, order, context))
          await tellOfRun(deps, patient, order)
          return end
        },
        async onFailed(payload) {
          const order = payload as unknown as UploadWork
          await db.transaction().execute(async (trx) => {
            await endJob(trx, order, { state: failedStateOf(order.work), problem: JSON.stringify(FAILED) })
            await tellOfRun(deps, trx, order)
          })
          await freeUnpacked(deps, order.id)
        },
        beforeAgain: (trx, payload) => renewWork(trx, payload as unknown as UploadWork),
      },
    ]),
  )
}

export const kindOf = (work: UploadWork['work']) => `import:${work}`

const FAILED = {
  en: 'The server could not do this, though it tried several times; its log says why. Nothing is half done: lines that were taken are whole, and it can be tried again.',
  zh: '服务器多次尝试仍未完成，原因已记入日志。已导入的数据都是完整的，可以重试。',
}
