import { join } from 'node:path'
import type { Logger } from 'pino'
import { createPictureServer } from '../pictures/picture-server.ts'
import type { PictureServer, PictureServerOptions } from '../pictures/picture-server.ts'
import { listKeys } from './listed-keys.ts'
import { createForgivingObjects } from './objects/forgiving-objects.ts'
import { within } from './objects/objects.ts'
import type { ObjectStore } from './objects/objects.ts'
import { openObjects } from './objects/open-objects.ts'
import type { StorageSettings } from './objects/open-objects.ts'
import { createMakingStorage } from './making-storage.ts'
import type { MakingOptions, MakingStorage } from './making-storage.ts'

/** All that is stored beside the database. */
export interface Stores {
  storage: MakingStorage
  pictures: PictureServer
  privateObjects: ObjectStore
  /** The shared files of imports; undefined if this machine's folder is the only place. */
  uploads: ObjectStore | undefined
  /** The keys with a beginning whose files are there. */
  listKeys(beginning: string): Promise<ReadonlySet<string>>
}

type StoresDeps = { log: Logger } & Pick<PictureServerOptions, 'isLasting'> &
  Pick<MakingOptions, 'maker' | 'isKnown' | 'amongServers'>

/** Opens where files are: in folders of `dataDir`, or in an object store that all servers share. */
export async function openStores(
  { storage: settings, mostPictureCache }: { storage: StorageSettings; mostPictureCache: number },
  { log, isLasting, ...making }: StoresDeps,
): Promise<Stores> {
  const { objects, isElsewhere } = await openObjects(settings, { log, whose: 'callers' })
  const storage = createMakingStorage(objects, { ...making, log })
  return {
    storage,
    pictures: createPictureServer({
      storage,
      cacheFolder: join(settings.dataDir, 'picture-cache'),
      mostCache: mostPictureCache,
      shared: settings.to && within(createForgivingObjects(objects), 'resized'),
      isLasting,
      amongServers: making.amongServers,
      log,
    }),
    privateObjects: within(objects, 'private'),
    uploads: isElsewhere ? within(objects, 'imports') : undefined,
    listKeys: async (beginning) => listKeys(objects, beginning),
  }
}
