import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/project-files.ts'
import { serveFile } from '../../platform/http/files.ts'
import { serveLargeUpload } from '../../platform/http/multipart.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import * as files from './files.ts'
import type { ProjectFileDeps } from './stored.ts'
import { sweepProjectFiles } from './sweep.ts'
import { dropSent, keepProjectFile, takeIntoSpool } from './upload.ts'

/** The calls on the files of projects. */
export function registerProjectFiles(app: FastifyInstance, deps: ProjectFileDeps, queue: Pick<Queue, 'hourly'>): void {
  queue.hourly('project-files', () => sweepProjectFiles({ ...deps, db: patientOn(deps.db) }))
  const domain = { app, deps }

  serve(domain, calls.getProjectFiles, files.getProjectFiles)
  serveLargeUpload(
    { ...domain, largestFile: calls.LARGEST_PROJECT_FILE_BYTES, onEnd: dropSent },
    calls.uploadProjectFile,
    takeIntoSpool(deps.openSpool),
    keepProjectFile,
  )
  serve(domain, calls.renameProjectFile, files.renameProjectFile)
  serveFile(domain, calls.downloadProjectFile, files.downloadProjectFile)
  serve(domain, calls.deleteProjectFile, files.deleteProjectFile)
  serve(domain, calls.restoreProjectFile, files.restoreProjectFile)
  serve(domain, calls.getDeletedProjectFiles, files.getDeletedProjectFiles)
}
