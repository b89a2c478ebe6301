import compress from '@fastify/compress'
import type { FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { findUndecided, getOwnRestoreDecisions } from './backup/revived/restored.ts'
import { registerRevived } from './backup/revived/routes.ts'
import { hideBoards } from './boards/boards.ts'
import { registerBoardFiles } from './boards/export/routes.ts'
import { leavePictures } from './boards/transfer.ts'
import { countBoards, getOwnBoards, getOwnReports } from './boards/own-boards.ts'
import { findReportedBoards } from './boards/reports.ts'
import { findNamedBoards } from './boards/named.ts'
import { registerBoards } from './boards/routes.ts'
import { findBoardSkusNow as findSamplesNow } from './boards/samples.ts'
import type { BoardSkuNow } from './boards/samples.ts'
import { registerBudgetFiles } from './budgets/export/routes.ts'
import { findBudgetSkusNow } from './budgets/offers.ts'
import type { BudgetSkuNow } from './budgets/offers.ts'
import { countBudgets, getOwnBudgets } from './budgets/own-budgets.ts'
import { findNamedBudgets } from './budgets/named.ts'
import { registerBudgets } from './budgets/routes.ts'
import { findDocument } from './catalogue/documents.ts'
import { keepingJobs } from './catalogue/kept-files.ts'
import { createKnownSkus } from './catalogue/known-skus.ts'
import type { KnownSkus } from './catalogue/known-skus.ts'
import { registerCatalogue } from './catalogue/routes.ts'
import { getOwnComments } from './collaboration/discussion/own-comments.ts'
import { getOwnTodos } from './collaboration/discussion/own-todos.ts'
import { handThingsOver, tellOfEnd } from './collaboration/people/ending.ts'
import { getOwnPeople } from './collaboration/people/own-people.ts'
import { registerCollaboration } from './collaboration/routes.ts'
import { firstList } from './finding/first-list.ts'
import { getOwnFeedKeys } from './feed/keys.ts'
import { registerFeed } from './feed/routes.ts'
import { registerFinding } from './finding/routes.ts'
import type { FindingDeps } from './finding/routes.ts'
import { countFolders, getOwnFolders } from './favourites/own-folders.ts'
import type { SearchEngine } from './image-search/index/search-engine.ts'
import { describeAgain } from './image-search/index/waiting-pictures.ts'
import { findFailedPictures } from './image-search/index/failed-pictures.ts'
import { createKeptQueries } from './image-search/query/kept-queries.ts'
import type { KeptQueries } from './image-search/query/kept-queries.ts'
import { registerImageSearch } from './image-search/routes.ts'
import { registerExport } from './favourites/export/routes.ts'
import { findNamedFolders } from './favourites/named.ts'
import { getOwnProjectFiles } from './projects/files/own-files.ts'
import { registerProjectFiles } from './projects/files/routes.ts'
import { createFindLetterhead } from './projects/letterhead.ts'
import { findNamedProjects } from './projects/named.ts'
import { getOwnProjects } from './projects/own-projects.ts'
import { registerProjects } from './projects/routes.ts'
import { registerFavourites } from './favourites/routes.ts'
import type { FavouriteDeps } from './favourites/deps.ts'
import { measuringJobs } from './imports/files/measure-again.ts'
import { lookJobs } from './imports/files/measure-looks.ts'
import { registerImports } from './imports/routes.ts'
import type { ScreenDeps } from './imports/screen/deps.ts'
import { registerRecords } from './keeping/records/routes.ts'
import { registerProducts } from './keeping/products/routes.ts'
import { registerLegacy } from './legacy/routes.ts'
import type { MemberSettings } from './members/deps.ts'
import { findKeptStudio, findStudio } from './members/paper/paper.ts'
import { admitProjectFile, keepOwnPicture, removeUpload } from './members/profile/uploads.ts'
import type { UploadDeps } from './members/profile/uploads.ts'
import { findPendingCompanies } from './members/company/pending-companies.ts'
import { mailJobs } from './members/mail/mail-jobs.ts'
import { findMailsOfJobs } from './members/mail/mail-again.ts'
import type { MailSending } from './members/mail/mail-jobs.ts'
import { registerMembers } from './members/routes.ts'
import { findLeftOut, keyOfToken } from './members/sessions/left-out.ts'
import { findCaller } from './members/sessions/sessions.ts'
import { isEverybodys } from './members/sign-in/everybodys-accounts.ts'
import { removeDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import { getOwnChanges, getOwnRuns } from './operator/audit/own-changes.ts'
import { registerOperator } from './operator/routes.ts'
import { registerCatalogueFiles } from './operator/out/routes.ts'
import { notify, settleNotices, takeNoticesBack, tellOfVerdict } from './notices/notify.ts'
import { getOwnNotices } from './notices/own-notices.ts'
import { registerNotices } from './notices/routes.ts'
import { wantsMail } from './notices/wanted.ts'
import { getOwnDecisions } from './operator/work/own-decisions.ts'
import { findFailedWork, findStuckWork } from './operator/work/overview.ts'
import { registerWork } from './operator/work/routes.ts'
import { registerWorkplace } from './operator/workplace/routes.ts'
import { logSlowCalls } from './platform/calls/slow-calls.ts'
import type { Clock } from './platform/clock.ts'
import { serveFilePlaces } from './platform/http/file-queue.ts'
import type { Caller } from './platform/http/guard.ts'
import { registerHealth } from './platform/http/health.ts'
import { createHttp } from './platform/http/http.ts'
import { patientOn } from './platform/postgres/database.ts'
import { createQueue } from './platform/jobs/queue.ts'
import type { Queue, Working } from './platform/jobs/queue.ts'
import { registerMedia } from './platform/storage/media.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import type { FindLetterhead } from './platform/pdf/letterhead.ts'
import type { PictureServer } from './platform/pictures/picture-server.ts'
import type { PrivatePictures } from './platform/pictures/private-pictures.ts'
import type { ObjectStore } from './platform/storage/objects/objects.ts'
import type { OpenSpool } from './platform/storage/spooled-file.ts'
import type { Storage } from './platform/storage/storage.ts'
import { registerWebPage } from './platform/http/web-page.ts'
import type { WebFolders } from './platform/http/web-page.ts'
import { isInStoredView } from './sharing/views/stored-view.ts'
import { countLinks, getOwnApprovals, getOwnLinks } from './sharing/own-links.ts'
import { tellGuestsOf } from './sharing/live/tell-guests.ts'
import { registerSharing } from './sharing/routes.ts'
import { getOwnSubstitutions } from './substitution/history.ts'
import { registerSubstitution } from './substitution/routes.ts'
import { registerUsage } from './usage/routes.ts'
import { unfoundSearches, viewsOf } from './usage/usage.ts'
import { createStreams } from './workspace/live/streams.ts'
import { tellThingsOf } from './workspace/live/tell-thing.ts'
import { isInVersion } from './versions/kept-pictures.ts'
import { getOwnVersions, getVersionsOfOthers } from './versions/own-versions.ts'
import { registerVersions } from './versions/routes.ts'
import type { Db } from './database.ts'
import { registerFindWork } from './workspace/find-work.ts'

/** Everything that the product depends on, handed in once. */
export interface AppDeps {
  db: Db
  storage: Storage
  pictures: PictureServer
  privatePictures: PrivatePictures
  /** Where private pictures and the files of projects are kept. */
  privateObjects: ObjectStore
  /** The cache of boards' thumbnails; a missing one is drawn again. */
  thumbnailFolder: string
  /** Opens a temporary file for an answer that is written before it is sent. */
  openSpool: OpenSpool
  clock: Clock
  logger: Logger
  /** The engine of image search. */
  engine: SearchEngine
  /** The built web page; an app without it serves the API alone. */
  web: WebFolders
  members: MemberSettings
  /** Encrypts the tokens of share links. */
  linkKey: Buffer
  /** How mails are sent; without it, they wait for another process. */
  mail?: MailSending | undefined
  /** Who does background work; by default this process, alone. */
  working?: Working | undefined
  /** Which proxies may name a client's address. */
  trustProxy?: string | undefined
  /** A call that takes so many ms is logged; without it, none is. */
  slowCallMs?: number | undefined
  /** Whether other servers may serve the same database. */
  isOneOfSeveral?: boolean | undefined
  /** The file of the read model for the next start; without it, the read model is not saved. */
  snapshotPath?: string | undefined
  /** The thread that builds a large read model; without it, the main thread builds it. */
  modelThread?: FindingDeps['modelThread']
  /** Overrides when several threads scan the catalogue. */
  crew?: FindingDeps['crew']
  /** Resizes the pictures of lists in quiet moments; without it, pictures are resized only when requested. */
  picturesAhead?: Omit<NonNullable<FindingDeps['ahead']>, 'pictures'> | undefined
  /** The folder of uploads by staff, and how an import's process connects. */
  imports: Pick<ScreenDeps, 'importsFolder' | 'uploads' | 'apart'>
}

/** Of answers: bodies that come compressed are refused (coded-bodies.ts). */
const COMPRESSION = {
  threshold: 2048,
  encodings: ['gzip', 'deflate'],
  globalDecompression: false,
} satisfies FastifyCompressOptions

interface QueueingDeps extends AppDeps {
  queue: Queue
  /** Called when a mail is queued. */
  onMail: () => void
}

/** Builds the whole product as one Fastify instance that does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, clock, storage, pictures, privatePictures, openSpool, logger, members: settings } = deps
  const { publicUrl } = settings
  const members = { db, clock, settings, log: logger, storage, pictures, privatePictures, leavePictures }
  const app = createHttp({
    logger,
    guard: {
      findCaller: (accessToken, from) => findCaller(members, accessToken, from),
      isDemoMode: settings.isDemoMode,
    },
    firstAnswers: { db, clock },
    openSpool,
    publicUrl,
    trustProxy: deps.trustProxy,
  })
  if (deps.slowCallMs) logSlowCalls(app, deps.slowCallMs)
  await app.register(compress, COMPRESSION)
  const queue = createQueue(app, { db, log: logger, working: deps.working ?? 'alone' })
  const given = { ...deps, queue, onMail: queue.wake }
  if (deps.mail) queue.add(mailJobs({ db: patientOn(db), clock, log: logger, publicUrl, ...deps.mail }))
  queue.add(keepingJobs({ db: patientOn(db), storage }))
  const finding = registerFindingOf(app, deps)
  registerCatalogue(app, { db, clock, counts: finding.counts })
  const queries = createKeptQueries({ db, clock })
  registerMembersOf(app, given, { members, queries })
  const uses = registerUsage(
    app,
    {
      db,
      clock,
      finding,
      leftOut: { keyOf: keyOfToken, findAmong: (keys) => findLeftOut(db, keys) },
      isOneOfSeveral: deps.isOneOfSeveral,
    },
    queue,
  )
  const favourites: FavouriteDeps = {
    db,
    clock,
    finding,
    onCollected: (skuIds, caller) => uses.countSkus('favourite', skuIds, caller),
  }
  registerFavourites(app, favourites, queue)
  const findLetterhead = findLetterheadOf(deps)
  const knownSkus = createKnownSkus(clock, async (skuIds) => findBudgetSkusNow({ db, clock }, skuIds))
  const budgets = {
    db,
    clock,
    knownSkus,
    onListed: (skuIds: readonly string[], caller: Caller) => uses.countSkus('budget', skuIds, caller),
  }
  registerBudgets(app, budgets, queue)
  registerLegacy(app, { members, favourites, budgets })
  const knownSamples = createKnownSkus(clock, async (skuIds) => findSamplesNow({ db, clock }, skuIds))
  registerBoardsOf(app, given, { members, uses, knownSamples, findLetterhead })
  registerBudgetFiles(app, { ...budgets, pictures, findLetterhead })
  const sharing = registerSharedWork(app, given, { members, knownSkus, knownSamples, findLetterhead })
  registerProjectsOf(app, given, { members, sharing })
  registerSubstitution(app, {
    db,
    clock,
    notify,
    onPut: (kind, skuIds, caller) => uses.countSkus(kind === 'folder' ? 'favourite' : kind, skuIds, caller),
  })
  registerNotices(app, { db, clock, onMail: queue.wake }, queue)
  registerExport(app, { ...favourites, pictures, publicUrl, openSpool, findLetterhead })
  registerImageSearch(
    app,
    { db, clock, storage, finding, engine: deps.engine, queries, publicUrl, onSearched: uses.countImage },
    queue,
  )
  registerStaff(app, given, { members, finding, queries })
  registerFeed(app, { db, clock, publicUrl, openSpool })
  registerMedia(app, { storage, pictures, privatePictures, findDocument: (key) => findDocument(db, key) })
  serveFilePlaces(app)
  registerOpenApi(app)
  registerHealth(app, { db, loadCatalogue: () => finding.follow() })
  await registerWebPage(app, deps.web, firstList)
  return app
}

/** What stands on the files of a thing: projects know the commission, members the studio. */
function findLetterheadOf({ db, clock, privatePictures }: AppDeps): FindLetterhead {
  const findStudio = (memberId: string) => findKeptStudio({ db, privatePictures }, memberId)
  return createFindLetterhead({ db, clock, privatePictures, findStudio })
}

type Finding = ReturnType<typeof registerFinding>
type Uses = ReturnType<typeof registerUsage>

function registerFindingOf(app: FastifyInstance, deps: AppDeps): Finding {
  const { db, clock, snapshotPath, modelThread, crew, pictures, picturesAhead } = deps
  const ahead = picturesAhead && { ...picturesAhead, pictures }
  return registerFinding(app, { db, clock, snapshotPath, modelThread, crew, ahead })
}

/** Accounts, and what other domains do when an account is exported, deleted, verified or hidden. */
function registerMembersOf(
  app: FastifyInstance,
  { db, clock, queue, onMail }: QueueingDeps,
  { members, queries }: { members: UploadDeps & Pick<AppDeps, 'privatePictures'>; queries: KeptQueries },
): void {
  registerMembers(
    app,
    {
      ...members,
      onMail,
      onLeaving: (memberId) => queries.forget(memberId),
      collectElsewhere: (memberId) => collectOwnThings(db, memberId),
      countElsewhere: async (memberId) => ({
        folders: await countFolders({ db }, memberId),
        ...(await countBoards({ db }, memberId)),
        budgets: await countBudgets({ db }, memberId),
        links: await countLinks({ db, clock }, memberId),
      }),
      onCompanyJudged: (trx, judged) => tellOfVerdict(trx, judged, clock.now()),
      handThingsOver: (trx, order) => handThingsOver({ clock, notify }, trx, order),
      tellOfEnd: (trx, memberId) => tellOfEnd({ clock, notify }, trx, memberId),
      hideElsewhere: async (trx, memberId) => {
        await hideBoards(trx, memberId)
        await tellGuestsOf(trx, memberId)
        await tellThingsOf(trx, memberId)
      },
    },
    queue,
  )
}

function registerProjectsOf(
  app: FastifyInstance,
  { db, clock, privateObjects, openSpool, queue }: QueueingDeps,
  { members, sharing }: { members: UploadDeps; sharing: ReturnType<typeof registerSharing> },
): void {
  registerProjects(app, { db, clock, ...sharing }, queue)
  const admitUpload = async (memberId: string) => admitProjectFile(members, memberId)
  registerProjectFiles(app, { db, clock, privateObjects, openSpool, admitUpload }, queue)
}

/** A member's data in the other domains, for the copy that they may request. */
async function collectOwnThings(db: AppDeps['db'], memberId: string) {
  return {
    projects: await getOwnProjects({ db }, memberId),
    projectFiles: await getOwnProjectFiles({ db }, memberId),
    folders: await getOwnFolders({ db }, memberId),
    boards: getOwnBoards({ db }, memberId),
    budgets: getOwnBudgets({ db }, memberId),
    versions: getOwnVersions({ db }, memberId),
    versionsOfOthers: await getVersionsOfOthers({ db }, memberId),
    links: getOwnLinks({ db }, memberId),
    approvals: await getOwnApprovals({ db }, memberId),
    teamComments: await getOwnComments({ db }, memberId),
    todos: await getOwnTodos({ db }, memberId),
    people: await getOwnPeople({ db }, memberId),
    boardReports: await getOwnReports({ db }, memberId),
    changes: getOwnChanges(db, memberId),
    importRuns: await getOwnRuns(db, memberId),
    notices: await getOwnNotices({ db }, memberId),
    feedKeys: await getOwnFeedKeys(db, memberId),
    workDecisions: await getOwnDecisions(db, memberId),
    restoreDecisions: await getOwnRestoreDecisions(db, memberId),
    substitutions: await getOwnSubstitutions(db, memberId),
  }
}

/** Boards, their pictures and their files. A picture stays while an approval or a version shows it. */
function registerBoardsOf(
  app: FastifyInstance,
  { db, clock, pictures, privatePictures, thumbnailFolder, logger, queue }: QueueingDeps,
  {
    members,
    uses,
    knownSamples,
    findLetterhead,
  }: { members: UploadDeps; uses: Uses; knownSamples: KnownSkus<BoardSkuNow>; findLetterhead: FindLetterhead },
): void {
  registerBoards(
    app,
    {
      db,
      clock,
      privatePictures,
      onLaid: (skuIds, caller) => uses.countSkus('board', skuIds, caller),
      knownSkus: knownSamples,
      notify,
      findCaller: app.guard.findCaller,
      keepPicture: (memberId, picture) => keepOwnPicture(members, memberId, picture),
      removeUpload: (key, mayGo) =>
        removeUpload(
          members,
          key,
          async (trx) => (await mayGo(trx)) && !(await isInStoredView(trx, key)) && !(await isInVersion(trx, key)),
        ),
    },
    queue,
  )
  registerBoardFiles(app, { db, clock, pictures, privatePictures, thumbnailFolder, log: logger, findLetterhead })
}

/** Links for guests, collaboration, named versions, and the search over all work: they show other domains' boards and budgets. */
function registerSharedWork(
  app: FastifyInstance,
  { db, clock, pictures, privatePictures, queue, onMail, linkKey, members: { publicUrl, loginLimits } }: QueueingDeps,
  {
    members,
    knownSkus,
    knownSamples,
    findLetterhead,
  }: {
    members: UploadDeps
    knownSkus: KnownSkus<BudgetSkuNow>
    knownSamples: KnownSkus<BoardSkuNow>
    findLetterhead: FindLetterhead
  },
): ReturnType<typeof registerSharing> {
  const streams = createStreams(app, { db })
  const sharing = registerSharing(
    app,
    {
      db,
      clock,
      streams,
      onMail,
      publicUrl,
      linkKey,
      pictures,
      privatePictures,
      findLetterhead,
      findStudio: (memberId) => findStudio({ db, privatePictures }, memberId),
      knownSkus,
      knownSamples,
      notify,
      settleNotices,
      wantsMail,
    },
    queue,
  )
  registerCollaboration(
    app,
    {
      db,
      clock,
      streams,
      onMail,
      longestEmail: loginLimits.email,
      isEverybodys: (memberId) => isEverybodys(members, memberId),
      notify,
      settleNotices,
      takeNoticesBack,
      wantsMail,
    },
    queue,
  )
  registerVersions(app, { db, clock, privatePictures, knownSkus, knownSamples })
  registerFindWork(app, {
    db,
    finders: {
      project: findNamedProjects,
      folder: findNamedFolders,
      board: findNamedBoards,
      budget: findNamedBudgets,
    },
  })
  return sharing
}

/** The tools of staff: imports, operators' pages, files and records of the catalogue, manual edits of products. */
function registerStaff(
  app: FastifyInstance,
  { db, clock, storage, pictures, logger, engine, openSpool, imports, queue, members: { publicUrl } }: QueueingDeps,
  { members, finding, queries }: { members: UploadDeps; finding: Finding; queries: KeptQueries },
): void {
  registerImports(app, { db, storage, clock, log: logger, notify, ...imports }, queue)
  queue.add(measuringJobs({ db: patientOn(db), storage, pictures, log: logger, onMeasured: describeAgain }))
  queue.add(lookJobs({ db: patientOn(db), storage, log: logger }))
  const removeAccounts = async (exceptId: string) => {
    for (const memberId of await removeDemonstrationAccounts(members, exceptId)) await queries.forget(memberId)
  }
  registerOperator(app, { db, clock, removeAccounts }, queue)
  registerRevived(app, { db, clock, settleNotices, onLeaving: (memberId) => queries.forget(memberId) })
  registerWork(app, { db, clock, queue, findMails: (ids) => findMailsOfJobs(db, ids) })
  registerCatalogueFiles(app, { db, storage, clock, finding, publicUrl, openSpool })
  registerRecords(app, { db, clock, storage, finding })
  const findProducts = registerProducts(
    app,
    { db, storage, clock, finding, findViews: (from, to) => viewsOf(db, { from, to }) },
    queue,
  )
  registerWorkplace(app, {
    clock,
    finding,
    findProducts,
    findPictures: (most) => findFailedPictures({ db, engine }, most),
    findUnfound: (period, most) => unfoundSearches(db, period, most),
    findBoards: (most) => findReportedBoards(db, most),
    findCompanies: (most) => findPendingCompanies(db, most),
    findFailedWork: () => findFailedWork(db),
    findStuckWork: () => findStuckWork(db),
    findRestored: () => findUndecided(db),
  })
}
