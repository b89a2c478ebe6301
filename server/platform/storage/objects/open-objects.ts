import type { Logger } from 'pino'
import type { S3Place } from '../s3/s3-address.ts'
import type { S3Patience } from '../s3/s3-patience.ts'
import { createFolderObjects } from './folder-objects.ts'
import { createMovingObjects } from './moving-objects.ts'
import type { ObjectStore } from './objects.ts'
import { damagedObjects, storeRetries } from './store-metrics.ts'

/** Where objects are. It can be sent to another process. */
export interface StorageSettings {
  /** The folder of objects where `to` is absent, and of copies. Absolute. */
  dataDir: string
  to: S3Place | undefined
  /** Where older objects may still be; `files` is `dataDir`. */
  from: S3Place | 'files' | undefined
}

export interface OpenedObjects {
  objects: ObjectStore
  /** Whether they are elsewhere, in part at least: then this machine's folders hold copies only. */
  isElsewhere: boolean
}

/** Opens the objects of the settings. `whose` says how long a store may take: callers wait, work outlasts an outage. */
export async function openObjects(
  { dataDir, to, from }: StorageSettings,
  { log, whose }: { log: Pick<Logger, 'error'>; whose: 'callers' | 'work' },
): Promise<OpenedObjects> {
  const files = createFolderObjects(dataDir)
  if (!to && !from) return { objects: files, isElsewhere: false }
  // Loaded only here: most servers need none of it.
  const { createS3Objects } = await import('../s3/s3-objects.ts')
  const { PATIENCE_OF_CALLERS, PATIENCE_OF_WORK } = await import('../s3/s3-patience.ts')
  const patience: S3Patience = whose === 'callers' ? PATIENCE_OF_CALLERS : PATIENCE_OF_WORK
  const open = (place: S3Place | 'files' | undefined) =>
    place && place !== 'files'
      ? createS3Objects(place, {
          patience,
          onRetry: () => storeRetries.add(),
          onDamaged(name) {
            damagedObjects.add()
            log.error({ object: name }, 'an object is damaged and counts as missing')
          },
        })
      : files
  const objects = from ? createMovingObjects(open(to), open(from)) : open(to)
  return { objects, isElsewhere: true }
}
