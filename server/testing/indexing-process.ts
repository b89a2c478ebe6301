import { once } from 'node:events'
import { pino } from 'pino'
import { openEncoder } from '../image-search/encoder/encoder.ts'
import type { Encoder } from '../image-search/encoder/encoder.ts'
import { startIndexing } from '../image-search/index/index-pictures.ts'
import { startSwitchingEngine } from '../image-search/index/switching-engine.ts'
import { connect } from '../platform/postgres/database.ts'
import type { ConnectOptions } from '../platform/postgres/database.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { within } from '../platform/storage/objects/objects.ts'
import { createStorage } from '../platform/storage/storage.ts'

/** What this process is sent. */
export interface IndexingOrder {
  connection: ConnectOptions
  /** The folder of the test app. */
  folder: string
  /** The model files of the new encoder and of the former one. */
  file: string
  former: string
  /** It encodes so many pictures, says `{ encoded }`, and then hangs until it is killed. */
  pictures: number
}

const [{ connection, folder, file, former, pictures }] = (await once(process, 'message')) as [IndexingOrder]
const log = pino({ level: 'silent' })
const db = connect({ max: 4, ...connection })
const opened = await openEncoder(file)
let encoded = 0
const encoder: Encoder = {
  ...opened,
  async encodeForIndex(picture) {
    if (encoded === pictures) {
      process.send?.({ encoded })
      await new Promise(() => undefined)
    }
    encoded++
    return opened.encodeForIndex(picture)
  },
}
const serving = await startSwitchingEngine({ db, encoder, source: 'embedded', open: () => openEncoder(former), log })
startIndexing({ db, storage: createStorage(within(createFolderObjects(folder), 'storage')), serving, log })
