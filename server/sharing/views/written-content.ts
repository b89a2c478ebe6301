import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Studio } from '../../../contract/paper.ts'
import type { ApprovalRule } from '../../../contract/sharing/approval-rules.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { sharedBoard, sharedBudget, sharedFolder } from '../../../contract/sharing/views.ts'
import { compileAnswer } from '../../platform/http/compile-answer.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { readPieces } from '../../platform/json-pieces.ts'
import { settledOf } from './settled.ts'
import type { Settled } from './settled.ts'
import type { ContentOfView, ViewTerms } from './view-of.ts'

/** Content as JSON bytes. Each guest's answer puts a few words around the same bytes. */
export interface WrittenContent {
  contentHash: string
  /** `"budget":{…}`, written by its schema, in pieces. */
  json: readonly Buffer[]
  read(): Promise<ContentOfView>
  settled(rule: ApprovalRule): Promise<Settled>
  /** Compressed answers by the words around the content; each is compressed once. */
  packed: Map<string, Promise<Buffer>>
}

const SCHEMAS = { board: sharedBoard, budget: sharedBudget, folder: sharedFolder }
/** Each is compiled when it is first used. */
const writers = new Map<SharedKind, ReturnType<typeof compileAnswer>>()

function writerOf(kind: SharedKind): ReturnType<typeof compileAnswer> {
  const writer = writers.get(kind) ?? compileAnswer(SCHEMAS[kind], [`"${kind}":`, ''])
  writers.set(kind, writer)
  return writer
}

export async function writeContent({ contentHash, ...content }: ContentOfView): Promise<WrittenContent> {
  const [[kind, shown] = []] = Object.entries(content)
  const json = kind === undefined ? undefined : await writerOf(kind as SharedKind)(shown)
  if (!json) throw new Error('nothing is shown')
  const parse = () => givingWay(readPieces(['{', ...json, '}'])) as Promise<Omit<ContentOfView, 'contentHash'>>
  const settled = new Map<ApprovalRule, Promise<Settled>>()
  return {
    contentHash,
    json,
    read: async () => ({ contentHash, ...(await parse()) }),
    settled: (rule) => {
      const known = settled.get(rule) ?? parse().then((parsed) => settledOf(parsed, rule))
      settled.set(rule, known)
      return known
    },
    packed: new Map(),
  }
}

/** A guest's view: the link's terms around the content. */
export function viewOf({ kind, role, fields, language, ownerName }: ViewTerms, content: ContentOfView): SharedView {
  return { kind, role, fields: [...fields], ownerName, language, ...content }
}

/** The JSON of a guest's view, in pieces. */
export function* piecesOfView(terms: ViewTerms, { contentHash, json }: WrittenContent): Generator<string> {
  yield `${JSON.stringify(viewOf(terms, { contentHash })).slice(0, -1)},`
  for (const piece of json) yield piece.toString()
  yield '}'
}

interface Wish {
  /** The hash of the content that the guest has. Where it is still current, the content is not sent again. */
  known: string | undefined
  takesPacked: boolean
  /** The owner's. Its logo has the same address for an hour, so that packed answers stay. */
  studio: Studio | undefined
}

/** The whole answer, and whether it is compressed. */
export async function answerWith(
  terms: ViewTerms & { expiresAt: number },
  content: WrittenContent,
  { known, takesPacked, studio }: Wish,
): Promise<{ pieces: readonly Buffer[]; isPacked: boolean }> {
  const { contentHash, json, packed } = content
  const data = { expiresAt: terms.expiresAt, ...viewOf(terms, { contentHash }), ...(studio && { studio }) }
  const head = JSON.stringify({ code: 200, msg: '', data }).slice(0, -END.length)
  if (known === contentHash) return { pieces: [Buffer.from(head + END)], isPacked: false }
  const pieces = [Buffer.from(`${head},`), ...json, Buffer.from(END)]
  if (!takesPacked) return { pieces, isPacked: false }
  const one = packed.get(head) ?? pack(pieces)
  packed.set(head, one)
  return { pieces: [await one], isPacked: true }
}

/** Compresses one piece after the other, in a thread of Node. */
async function pack(pieces: readonly Buffer[]): Promise<Buffer> {
  return buffer(Readable.from(pieces, { objectMode: false }).pipe(createGzip()))
}

/** The braces that close the data and the envelope. */
const END = '}}'
