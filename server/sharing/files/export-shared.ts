import { dayOf } from '../../../contract/boards/layout/words.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type * as approvalCalls from '../../../contract/sharing/approval-calls.ts'
import type * as shownCalls from '../../../contract/sharing/shown-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { drawSheet } from '../../boards/export/draw-sheet.ts'
import { findUnitNames, withSectionNames } from '../../budgets/export/gather.ts'
import { countAttempt } from '../../members/attempts.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { DownloadedFile, WithSignal } from '../../platform/http/files.ts'
import type { LinkContext, MemberContext } from '../../platform/http/serve.ts'
import { gatherAddressedJpegs } from '../../platform/pictures/gather-jpegs.ts'
import type { FindLetterhead } from '../../platform/pdf/letterhead.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { noteEvent } from '../activity/note-event.ts'
import { getApproval } from '../approvals/owners-approvals.ts'
import { thingLinkOf } from '../links/find-link.ts'
import type { ThingLink } from '../links/find-link.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { viewOf } from '../views/written-content.ts'
import { makeSharedFile } from './make.ts'
import type { DrawBoard, SharedFileWish } from './make.ts'
import type { FileApproval } from './shared-file.ts'
import { sharedWordsIn } from './words.ts'

export interface SharedFileDeps extends SharedContentDeps {
  pictures: PictureServer
  findLetterhead: FindLetterhead
}

export const MEDIA_TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }
export const NAMELESS = 'Quarry'
/** The resolution of pictures in a drawn board. */
const DPI = 150
/** The width of pictures in rows, in pixels. */
const WIDTH = 200
const HOUR = 60 * 60_000

/** A shared thing as a file for a guest. Throws 429 after too many files. */
export async function exportShared(
  deps: SharedFileDeps,
  { format, language }: ParsedInputOf<typeof shownCalls.exportShared>,
  { caller, clientAddress, signal }: LinkContext & WithSignal,
): Promise<DownloadedFile> {
  const link = thingLinkOf({ caller })
  await countFile(deps, link, clientAddress)
  const view = viewOf(link, await (await deps.contents.get(link)).read())
  const file = await makeFile(deps, { view, thing: link, isWhole: link.brandId === null, language, format }, signal)
  await noteEvent(deps.db, { linkId: link.id, event: 'exported', at: deps.clock.now() })
  return file
}

/** Each file becomes an event of the link. */
export async function countFile(
  deps: Pick<SharedFileDeps, 'db' | 'clock'>,
  { id }: Pick<ThingLink, 'id'>,
  clientAddress: string,
): Promise<void> {
  const limits = [
    { kind: 'share-file', subject: `${id} ${networkOf(clientAddress)}`, most: 30, withinMs: HOUR },
    { kind: 'share-file-day', subject: id, most: 500, withinMs: 24 * HOUR },
  ]
  await countAttempt(deps, limits)
}

/** Approved content as a file, as it was shown at the time. Throws 404 where it was not the member's. */
export async function exportApproval(
  deps: SharedFileDeps,
  { id, language }: ParsedInputOf<typeof approvalCalls.exportApproval>,
  { caller, signal }: MemberContext & WithSignal,
): Promise<DownloadedFile> {
  const { view, name, note, time, contentHash, ...thing } = await getApproval(deps, { id }, { caller })
  return makeFile(
    deps,
    { view, thing, isWhole: true, language, format: 'pdf', approval: { name, note, time, contentHash } },
    signal,
  )
}

interface Wish {
  view: SharedView
  thing: Thing
  /** Whether it is not of one brand alone. */
  isWhole: boolean
  language: Language
  format: SharedFileWish['format']
  approval?: FileApproval
}

async function makeFile(deps: SharedFileDeps, wish: Wish, signal: AbortSignal): Promise<DownloadedFile> {
  const { thing, language, format, approval } = wish
  const view = await inReadersWords(deps, wish.view, language)
  const isDrawn = format === 'pdf'
  const { kind, refId } = thing
  const letterhead = await deps.findLetterhead({ kind, refId, language, showsClient: tellsClient(wish) })
  const shown = {
    language,
    format,
    approval,
    letterhead: isDrawn ? letterhead : undefined,
    view,
    day: deps.clock.today(),
    publicUrl: deps.publicUrl,
    unitNames: await findUnitNames(deps.db, language),
    pictures: isDrawn ? await picturesOf(deps, view, signal) : new Map<string, Uint8Array>(),
  }
  const { board, budget, folder } = view
  const content = board ?? budget ?? folder
  if (!content) throw new Problem(404)
  const elseName = letterhead?.studio.name ?? NAMELESS
  return {
    name: approval ? approvalName(content.name || elseName, approval, language) : content.name,
    elseName,
    ending: format,
    mediaType: MEDIA_TYPES[format],
    content: await makeSharedFile(shown, drawingFrom(deps), signal),
  }
}

export function drawingFrom(deps: Pick<SharedFileDeps, 'pictures' | 'privatePictures'>): DrawBoard {
  return async (sheet, signal) => drawSheet(deps, { sheet, format: 'pdf', dpi: DPI }, signal)
}

/** Who sees what all of it comes to is told whose commission it is, as on a list (contract/sharing/rules.ts). */
function tellsClient({ view: { fields }, thing: { kind }, isWhole }: Wish): boolean {
  return isWhole && fields.includes(kind === 'budget' ? 'total' : 'price')
}

/** The sections of a budget list have the names that the reader's language gives them. */
export async function inReadersWords(
  { db }: Pick<SharedFileDeps, 'db'>,
  view: SharedView,
  language: Language,
): Promise<SharedView> {
  const { budget } = view
  return budget ? { ...view, budget: { ...budget, lines: await withSectionNames(db, language, budget.lines) } } : view
}

/** The name ends with the beginning of the hash, to tell several approvals of one day apart. */
function approvalName(name: string, { time, contentHash }: FileApproval, language: Language): string {
  return sharedWordsIn(language).approvedOn(name, dayOf(time), contentHash.slice(0, MARK))
}

export const MARK = 8

/** The covers of lines and items, by their address. Boards are drawn with their own pictures. */
export async function picturesOf(
  { pictures }: Pick<SharedFileDeps, 'pictures'>,
  { budget, folder }: SharedView,
  signal: AbortSignal,
): Promise<Map<string, Uint8Array>> {
  const covers = [
    ...[...(budget?.lines ?? []), ...(budget?.alternatives ?? [])].map(({ snapshot }) => snapshot?.cover),
    ...(folder?.items ?? []).map(({ cover }) => cover),
  ]
  const addresses = covers.flatMap((cover) => cover?.address ?? [])
  return gatherAddressedJpegs(pictures, { addresses, width: WIDTH, signal })
}
