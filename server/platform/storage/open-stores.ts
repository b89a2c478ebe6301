import { join } from 'node:path'
import type { Logger } from 'pino'
import { createPictureServer } from '../pictures/picture-server.ts'
import type { PictureServer, PictureServerOptions } from '../pictures/picture-server.ts'
import { within } from './objects/objects.ts'
import type { ObjectStore } from './objects/objects.ts'
import { openObjects } from './objects/open-objects.ts'
import type { StorageSettings } from './objects/open-objects.ts'
import { createStorage } from './storage.ts'
import type { Storage } from './storage.ts'

/** All that is stored beside the database. */
export interface Stores {
  storage: Storage
  pictures: PictureServer
  privateObjects: ObjectStore
  /** The shared files of imports; undefined if this machine's folder is the only place. */
  uploads: ObjectStore | undefined
}

/** Opens where files are: in folders of `dataDir`, or in an object store that all servers share. */
export async function openStores(
  { storage: settings, mostPictureCache }: { storage: StorageSettings; mostPictureCache: number },
  { log, isLasting }: { log: Logger } & Pick<PictureServerOptions, 'isLasting'>,
): Promise<Stores> {
  const { objects, isElsewhere } = await openObjects(settings, { log, whose: 'callers' })
  const storage = createStorage(within(objects, 'storage'))
  return {
    storage,
    pictures: createPictureServer({
      storage,
      cacheFolder: join(settings.dataDir, 'picture-cache'),
      mostCache: mostPictureCache,
      shared: settings.to && within(objects, 'resized'),
      isLasting,
      log,
    }),
    privateObjects: within(objects, 'private'),
    uploads: isElsewhere ? within(objects, 'imports') : undefined,
  }
}
