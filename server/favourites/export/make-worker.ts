import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { writePdf } from './pdf-file.ts'
import type { FolderSchedule } from './schedule.ts'

lowerPriority()

const own = new Uint8Array(await writePdf(workerData as FolderSchedule))
parentPort?.postMessage(own, [own.buffer])
