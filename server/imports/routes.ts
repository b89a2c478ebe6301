import type { FastifyInstance } from 'fastify'
import { getImportPage, getImportRejections } from '../../contract/imports.ts'
import * as calls from '../../contract/import-screen.ts'
import { hourly } from '../platform/hourly.ts'
import { serveFile } from '../platform/http/files.ts'
import { serveLargeUpload } from '../platform/http/multipart.ts'
import { serve } from '../platform/http/serve.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { runsMeasure } from './runs/runs-measure.ts'
import { getPageOfRejections, getPageOfRuns } from './runs/past-runs.ts'
import { importJobs } from './screen/import-jobs.ts'
import {
  discardUpload,
  keepImportUpload,
  sweepImportFolder,
  sweepImportUploads,
  takeInto,
} from './screen/keep-upload.ts'
import { getPageOfKept } from './screen/kept-products.ts'
import { getOneImport, getUnderWay } from './screen/one-import.ts'
import type { QueueDeps, ScreenDeps } from './screen/deps.ts'
import { getPublishing } from './screen/publishing.ts'
import { fileRejectedRows } from './screen/rejected-rows.ts'
import * as steps from './screen/steps.ts'
import { fileTemplate } from './screen/template.ts'
import * as told from './screen/upload-pages.ts'

/** Registers the staff's calls on imports: past runs, and the import screen. */
export function registerImports(app: FastifyInstance, screen: ScreenDeps, queue: Queue): void {
  queue.add(importJobs(screen))
  queue.hourly('imports', () => sweepImportUploads(screen))
  hourly(app, () => sweepImportFolder(screen))
  app.measures.push(runsMeasure(screen.db))
  const deps: QueueDeps = { ...screen, wake: queue.wake }
  const domain = { app, deps }

  serve({ app, deps: { db: screen.db } }, getImportPage, getPageOfRuns)
  serve({ app, deps: { db: screen.db } }, getImportRejections, getPageOfRejections)

  serveLargeUpload(
    { ...domain, largestFile: calls.LARGEST_IMPORT_BYTES },
    calls.uploadImport,
    takeInto(screen),
    keepImportUpload,
  )
  serve(domain, calls.getUploadPage, told.getPageOfUploads)
  serve(domain, calls.getImportsUnderWay, getUnderWay)
  serve(domain, calls.getImport, getOneImport)
  serve(domain, calls.mapImport, steps.mapUpload)
  serve(domain, calls.checkImport, steps.checkUploaded)
  serve(domain, calls.runImport, steps.runUploaded)
  serve(domain, calls.pauseImport, steps.pauseUploaded)
  serve(domain, calls.resumeImport, steps.resumeUploaded)
  serve(domain, calls.publishImport, steps.publishUploaded)
  serve(domain, calls.getImportPublishing, getPublishing)
  serve(domain, calls.undoImport, steps.undoUploaded)
  serve(domain, calls.discardImport, discardUpload)

  serve(domain, calls.getImportDifferences, told.getPageOfDifferences)
  serve(domain, calls.getKeptOfUndo, getPageOfKept)
  serve(domain, calls.getUploadRejections, told.getPageOfUploadRejections)
  serveFile(domain, calls.getRejectedRows, fileRejectedRows)
  serveFile(domain, calls.getImportTemplate, fileTemplate)
}
