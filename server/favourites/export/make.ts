import { makeInThread } from '../../platform/worker/make-in-thread.ts'
import type { FolderSchedule } from './schedule.ts'

const WORKER = new URL('./make-worker.ts', import.meta.url)
const HEAP_MB = 512

/** Makes a schedule as a PDF in a worker thread. Throws the signal's abort. */
export async function makePdf(schedule: FolderSchedule, signal: AbortSignal): Promise<Uint8Array> {
  const transferList = [...schedule.pictures.values()].map(({ buffer }) => buffer as ArrayBuffer)
  return makeInThread({ program: WORKER, workerData: schedule, transferList, heapMb: HEAP_MB }, signal)
}
