import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AppDeps } from './app.ts'
import type { Config } from './config.ts'
import { isLastingPicture, isStoredFile } from './catalogue/lasting-pictures.ts'
import { createDemonstrationMaker } from './demonstration-maker.ts'
import { keepBuiltIn } from './finding/thesaurus/built-in.ts'
import { openConfiguredEncoder, openFormerEncoder } from './image-search/encoder/configured-encoder.ts'
import { writeEncoderSetting } from './image-search/encoder/encoder-setting.ts'
import { startSwitchingEngine } from './image-search/index/switching-engine.ts'
import type { ServingDeps, SwitchingEngine } from './image-search/index/switching-engine.ts'
import { openKeyFile } from './platform/key-file.ts'
import type { BegunPostgres } from './platform/postgres/begun-postgres.ts'
import { createAmongServers } from './platform/postgres/among-servers.ts'
import { openDatabase, patientOn } from './platform/postgres/database.ts'
import { followDatabaseClock } from './platform/postgres/database-clock.ts'
import type { OpenDatabase } from './platform/postgres/database.ts'
import { createOutboxDelivery, createSmtpDelivery } from './platform/mail/mail.ts'
import type { DeliverMail } from './platform/mail/mail.ts'
import { createPrivatePictures } from './platform/pictures/private-pictures.ts'
import { openStores } from './platform/storage/open-stores.ts'
import type { Stores } from './platform/storage/open-stores.ts'
import { openSpooledFile } from './platform/storage/spooled-file.ts'

export interface PartsDeps {
  config: Config
  /** The embedded PostgreSQL, if one exists and is already starting. */
  begun: BegunPostgres | undefined
  log: Logger
}

/** What a server and a worker are both made of. */
export interface Parts {
  database: OpenDatabase
  serving: SwitchingEngine
  /** The configured one. */
  encoder: Pick<ServingDeps['encoder'], 'name' | 'version'>
  /** Ends making of files, at the end. */
  closeStorage(): Promise<void>
  listKeys: Stores['listKeys']
  /** Starts a process that makes missing files, ahead of the first. */
  prepareMaker(): Promise<void>
  /** For `buildApp`. */
  app: Omit<AppDeps, 'web'>
}

/** Opens database, encoder and storage as the settings say. */
export async function openParts({ config, begun, log }: PartsDeps): Promise<Parts> {
  const { database, encoder } = await openDatabaseAndEncoder({ config, begun, log })
  const { db, connection } = database
  const { dataDir } = config
  const clock = await followDatabaseClock({ db, log })
  const linkKey = await openLinkKey(config, database)
  const maker = createDemonstrationMaker({ roomFolder: join(dataDir, 'rooms') })
  const { storage, pictures, privateObjects, uploads, listKeys } = await openStores(config, {
    log,
    isLasting: async (key) => isLastingPicture(db, key),
    maker,
    isKnown: async (key) => isStoredFile(db, key),
    // An embedded database has no other server.
    amongServers: config.databaseUrl === undefined ? undefined : createAmongServers(patientOn(db)),
  })
  const [serving] = await Promise.all([serve({ db, config, encoder, log }), keepBuiltIn(db)])
  return {
    database,
    serving,
    encoder,
    closeStorage: () => storage.close(),
    listKeys,
    prepareMaker: async () => maker.prepare(),
    app: {
      db,
      storage,
      pictures,
      privatePictures: createPrivatePictures({ db, clock, objects: privateObjects }),
      privateObjects,
      thumbnailFolder: join(dataDir, 'board-cache'),
      openSpool: () => openSpooledFile(join(dataDir, 'spool')),
      clock,
      logger: log,
      engine: serving,
      members: config,
      linkKey,
      mail: { deliver: mailDelivery(config), printsCodes: config.printsCodes },
      trustProxy: config.trustProxy,
      imports: {
        importsFolder: join(dataDir, 'imports'),
        uploads,
        apart: { connection, storage: config.storage },
      },
    },
  }
}

/**
 * Opens both at once if the database exists. At a first start the encoder comes first, so that its failure leaves nothing behind.
 * Later starts do not test it again.
 */
async function openDatabaseAndEncoder({ config, begun, log }: PartsDeps) {
  const open = () => openDatabase(config, 'server', begun)
  const opening = begun && open()
  // The failure is thrown where `opening` is awaited.
  opening?.catch(() => undefined)
  const encoderOptions = { log, isTried: opening !== undefined }
  const encoder = await openConfiguredEncoder(config.encoder, modelFolder(config.dataDir), encoderOptions).catch(
    async (error) => {
      await opening?.then((database) => database.close())
      throw error
    },
  )
  return { database: await (opening ?? open()), encoder }
}

/** A start that fails leaves no database behind. */
async function openLinkKey({ linkKey, dataDir }: Config, { close }: Pick<OpenDatabase, 'close'>): Promise<Buffer> {
  if (linkKey) return linkKey
  return openKeyFile(join(dataDir, 'link.key')).catch(async (error: unknown) => {
    await close()
    throw error
  })
}

async function serve({
  config: { encoder: setting, dataDir },
  ...deps
}: Pick<ServingDeps, 'db' | 'encoder' | 'log'> & { config: Config }): Promise<SwitchingEngine> {
  return startSwitchingEngine({
    ...deps,
    source: writeEncoderSetting(setting),
    open: (former) => openFormerEncoder(former, modelFolder(dataDir), { log: deps.log }),
  })
}

function modelFolder(dataDir: string): string {
  return join(dataDir, 'models')
}

function mailDelivery({ smtpUrl, mailFrom: from, dataDir }: Config): DeliverMail {
  return smtpUrl
    ? createSmtpDelivery({ url: smtpUrl, from })
    : createOutboxDelivery({ folder: join(dataDir, 'outbox'), from })
}
