import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { serveFile } from '../../platform/worker/serve-file.ts'
import { writePdf } from './pdf-file.ts'
import type { FolderSchedule } from './schedule.ts'

lowerPriority()
serveFile(async () => writePdf(workerData as FolderSchedule))
