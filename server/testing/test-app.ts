import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { inject } from 'vitest'
import type { Endpoint, Envelope, InputOf, OutputOf } from '../../contract/endpoint.ts'
import { buildApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { leavePictures } from '../boards/transfer.ts'
import { isLastingPicture, isStoredFile } from '../catalogue/lasting-pictures.ts'
import type { Encoder } from '../image-search/encoder/encoder.ts'
import { createEncoderIndex } from '../image-search/index/search-engine.ts'
import { importCatalogue } from '../imports/import-catalogue.ts'
import type { ImportOptions, ImportSummary } from '../imports/import-catalogue.ts'
import { openImportFile } from '../imports/reading/import-source.ts'
import type { Rejection } from '../imports/reading/rejection.ts'
import type { MemberSettings } from '../members/deps.ts'
import type { UploadDeps } from '../members/profile/uploads.ts'
import { createClock } from '../platform/clock.ts'
import { createAmongServers } from '../platform/postgres/among-servers.ts'
import { connect, patientOn } from '../platform/postgres/database.ts'
import type { ConnectOptions } from '../platform/postgres/database.ts'
import type { DeliverMail } from '../platform/mail/mail.ts'
import { createPictureServer } from '../platform/pictures/picture-server.ts'
import { createPrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import { CLUSTER_USER } from '../platform/postgres/postgres-process.ts'
import { openSpooledFile } from '../platform/storage/spooled-file.ts'
import type { OpenSpool } from '../platform/storage/spooled-file.ts'
import type { WriteWhole } from '../platform/storage/files.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { createForgivingObjects } from '../platform/storage/objects/forgiving-objects.ts'
import { within } from '../platform/storage/objects/objects.ts'
import type { ObjectStore } from '../platform/storage/objects/objects.ts'
import { createMakingStorage } from '../platform/storage/making-storage.ts'
import type { MakingStorage } from '../platform/storage/making-storage.ts'
import type { Maker } from '../platform/storage/maker.ts'
import type { Db } from '../database.ts'
import { query, TEMPLATE } from './postgres.ts'
import { queryOf, requestOf } from './requests.ts'
// Imported for its effect: it notes the processes that are started from now on.
import './started-processes.ts'
import { writeForm } from './written-form.ts'
import type { Form } from './written-form.ts'

const MEMBER_SETTINGS: MemberSettings = {
  loginLimits: { email: 40, code: 8, password: 20 },
  publicUrl: 'http://localhost:3000',
  social: undefined,
  demonstrationAccounts: 'this machine',
  isDemoMode: false,
}

const LINK_KEY = randomBytes(32)

/** Opening the real encoder takes half a second, and most tests never use it. */
const NO_ENCODER: Encoder = {
  name: 'none',
  version: '0',
  dimensions: 1,
  encode: async () => Promise.reject(new Error('this test has opened no encoder')),
  encodeForIndex: async () => Promise.reject(new Error('this test has opened no encoder')),
  close: async () => undefined,
}

const MAKES_NOTHING: Maker = {
  isOwn: () => false,
  find: async () => undefined,
  make: async () => Promise.reject(new Error('this test makes no files')),
  makeAtLeast: async () => Promise.reject(new Error('this test makes no files')),
  close: async () => undefined,
}

/** The whole app on a fresh database, with a folder of its own. */
export interface TestApp {
  app: FastifyInstance
  db: Db
  storage: MakingStorage
  privatePictures: PrivatePictures
  /** The dependencies of members' functions. */
  deps: UploadDeps
  /** A folder for import files and what they name. */
  folder: string
  databaseConfig: TestDatabase
  /** Answers the envelope of a call. */
  ask<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<Envelope<OutputOf<E>>>
  /** Answers the envelope of a call of any method; the input goes into the body or the query, as the endpoint says. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: unknown,
    headers?: Record<string, string>,
  ): Promise<Envelope<OutputOf<E>>>
  /** Answers the envelope of a call that is given a form with a file. */
  upload<E extends Endpoint>(endpoint: E, form: Form, headers?: Record<string, string>): Promise<Envelope<OutputOf<E>>>
  /** Answers the envelope of a GET, whatever its query. */
  get(url: string, headers?: Record<string, string>): Promise<Envelope<unknown>>
  inject(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Writes the lines to a file and imports it. */
  importLines(
    lines: unknown[],
    options?: Partial<ImportOptions>,
    name?: string,
  ): Promise<ImportSummary & { rejections: Rejection[] }>
  close(): Promise<void>
}

/** A database of the tests' PostgreSQL, or of another one. */
type TestDatabase = ConnectOptions & { host: string; user: string; database: string }

export interface TestAppOptions {
  now?: () => Date
  writeWhole?: WriteWhole
  openSpool?: OpenSpool
  webFolder?: string
  /** Silent by default. */
  logger?: Logger
  /** Calls that take so many ms are logged. */
  slowCallMs?: number
  /** Where the read model is saved for the next start. */
  snapshotPath?: string
  /** A thread builds the read model from so many SKUs on; without it, no thread does. */
  threadFromSkus?: number
  /** How much memory that thread may share, in bytes. */
  mostShared?: number
  /** Overrides when several threads scan the catalogue. */
  crew?: AppDeps['crew']
  /** Resizes pictures ahead of requests, once it listens. */
  picturesAhead?: AppDeps['picturesAhead']
  /** Sends mails as they are queued; without it, they wait. */
  mail?: DeliverMail
  /** Encrypts the tokens of share links; by default one key for all apps of a file. */
  linkKey?: Buffer
  /** Overrides settings of signing in. */
  members?: Partial<MemberSettings>
  /** Encodes pictures; a test that searches by picture opens one and closes it. */
  encoder?: Encoder
  /** Shares the database and folder of this app; close this one first. */
  beside?: TestApp
  /** An existing database, which is left as it is; by default a new one. */
  connection?: TestDatabase
  /** Whether it counts use together with others on its database; by default if it is beside another. */
  isOneOfSeveral?: boolean
  /** Makes files that are missing; without it, nothing does. */
  maker?: Maker
  /** The longest that making a file takes, in ms. */
  mostMakingMs?: number
  /** Keeps files here; then an app beside another one has a folder of its own. */
  objects?: ObjectStore
}

/** How long a statement may take where many tests share a machine, in ms. */
const SLOW_MACHINE_MS = 60_000

export async function createTestApp({
  now,
  writeWhole,
  openSpool,
  webFolder = '',
  logger = pino({ level: 'silent' }),
  slowCallMs,
  snapshotPath,
  threadFromSkus,
  mostShared,
  crew,
  picturesAhead,
  mail,
  members = {},
  linkKey = LINK_KEY,
  encoder = NO_ENCODER,
  beside,
  connection,
  isOneOfSeveral = beside !== undefined,
  maker,
  mostMakingMs,
  objects: elsewhere,
}: TestAppOptions = {}): Promise<TestApp> {
  const databaseConfig = connection ?? beside?.databaseConfig ?? (await createDatabase())
  const db = connect({ max: 4, longestMs: SLOW_MACHINE_MS, ...databaseConfig })
  const isOwnFolder = !beside || elsewhere !== undefined
  const folder = beside && !elsewhere ? beside.folder : await mkdtemp(join(tmpdir(), 'quarry-files-'))
  const clock = createClock(now)
  const stores = openStores({ db, clock, folder, logger, writeWhole, elsewhere, maker, mostMakingMs, isOneOfSeveral })
  const { storage, pictures, privatePictures, close: closeStores } = stores
  const engine = createEncoderIndex(db, encoder)
  const settings = { ...MEMBER_SETTINGS, ...members }
  const app = await buildApp({
    db,
    ...stores,
    thumbnailFolder: join(folder, 'board-cache'),
    openSpool: openSpool ?? (() => openSpooledFile(join(folder, 'spool'))),
    clock,
    logger,
    engine: { current: () => engine, encoders: () => [encoder] },
    web: { folder: webFolder },
    slowCallMs,
    snapshotPath,
    isOneOfSeveral,
    modelThread: threadFromSkus === undefined ? undefined : { connection: databaseConfig, fromSkus: threadFromSkus, mostShared }, // prettier-ignore
    crew,
    picturesAhead,
    members: settings,
    linkKey,
    imports: { importsFolder: join(folder, 'imports'), uploads: elsewhere && within(elsewhere, 'imports') },
    trustProxy: '127.0.0.1',
    ...(mail && { mail: { deliver: mail, printsCodes: false }, working: 'shared' as const }),
  })

  const get: TestApp['get'] = async (url, headers = {}) => (await app.inject({ url, headers })).json()

  return {
    app,
    db,
    storage,
    privatePictures,
    deps: { db, clock, settings, log: logger, storage, pictures, privatePictures, leavePictures },
    folder,
    databaseConfig,
    ask: async (endpoint, input, headers) => (await get(`${endpoint.path}?${queryOf(input ?? {})}`, headers)) as never,
    call: async (endpoint, input = {}, headers = {}) => (await app.inject(requestOf(endpoint, input, headers))).json(),
    upload: async ({ path }, form, headers = {}) => (await sendForm(app, path, form, headers)).json(),
    get,
    inject: (url, headers = {}) => app.inject({ url, headers }),
    importLines: (lines, options = {}, name = 'catalogue.jsonl') =>
      importLinesFrom({ db, storage, folder }, lines, { name, ...options }),
    async close() {
      await app.close()
      await closeStores()
      await db.destroy()
      if (isOwnFolder) await rm(folder, { recursive: true, force: true })
      if (!beside && !connection)
        await query(databaseConfig.host, 'postgres', `DROP DATABASE ${databaseConfig.database} WITH (FORCE)`)
    },
  }
}

async function sendForm(app: FastifyInstance, url: string, form: Form, headers: Record<string, string>) {
  const { type, body } = await writeForm(form)
  return app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload: body })
}

/** Where files and pictures of a test lie. */
function openStores({
  db,
  clock,
  folder,
  logger,
  writeWhole,
  elsewhere,
  maker = MAKES_NOTHING,
  mostMakingMs,
  isOneOfSeveral,
}: Pick<AppDeps, 'db' | 'clock' | 'logger'> & {
  folder: string
  writeWhole: WriteWhole | undefined
  elsewhere: ObjectStore | undefined
  maker: Maker | undefined
  mostMakingMs: number | undefined
  isOneOfSeveral: boolean
}) {
  const local = createFolderObjects(folder, writeWhole)
  const objects = elsewhere ?? local
  const privateObjects = within(objects, 'private')
  const amongServers = isOneOfSeveral ? createAmongServers(patientOn(db)) : undefined
  const isKnown = async (key: string) => isStoredFile(db, key)
  const making = { maker, isKnown, amongServers, log: logger, mostMs: mostMakingMs }
  const storage = createMakingStorage(objects, making)
  const shared = elsewhere && within(createForgivingObjects(elsewhere), 'resized')
  const faulty = writeWhole && { writeWhole }
  return {
    storage,
    pictures: createPictureServer({
      storage,
      cacheFolder: join(folder, 'cache'),
      shared,
      isLasting: async (key) => isLastingPicture(db, key),
      amongServers,
      log: logger,
      ...faulty,
    }),
    privatePictures: createPrivatePictures({ db, clock, objects: privateObjects }),
    privateObjects,
    close: () => storage.close(),
  }
}

async function createDatabase(): Promise<TestApp['databaseConfig']> {
  const host = inject('socketFolder')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  // Copying its files costs half of what writing them to the log as well does.
  await query(host, 'postgres', `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  return { host, user: CLUSTER_USER, database }
}

async function importLinesFrom(
  { db, storage, folder }: Pick<TestApp, 'db' | 'storage' | 'folder'>,
  lines: unknown[],
  { name, ...options }: Partial<ImportOptions> & { name: string },
): Promise<ImportSummary & { rejections: Rejection[] }> {
  const path = await writeFileInside(
    folder,
    name,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
  const rejections: Rejection[] = []
  const summary = await importCatalogue({ db, storage }, await openImportFile(path), {
    actor: 'test',
    onRejection: (rejection) => rejections.push(rejection),
    ...options,
  })
  return { ...summary, rejections }
}

/** Writes a file into a test's folder; answers its path. */
export async function writeFileInside(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return path
}
