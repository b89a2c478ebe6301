import { measureCrashes } from '../abuse/crash.ts'
import { measureExports } from '../abuse/exports.ts'
import { measureFairShare } from '../abuse/fair-share.ts'
import { measureLargeLists } from '../abuse/large-lists.ts'
import { measureMemoryAfterLoad } from '../abuse/memory.ts'
import { measureHostilePictures } from '../abuse/pictures.ts'
import { measureSignIns } from '../abuse/sign-ins.ts'
import type { Figure } from '../figure.ts'

/** What one greedy or hostile client costs, and how much the others notice: it must be bounded. Over loopback. */
export async function measureAbuse(): Promise<Figure[]> {
  return [
    ...(await measureHostilePictures()),
    ...(await measureSignIns()),
    ...(await measureFairShare()),
    ...(await measureLargeLists()),
    ...(await measureExports()),
    ...(await measureMemoryAfterLoad()),
    ...(await measureCrashes()),
  ]
}
