import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { sharedBoard, sharedBudget, sharedFolder } from '../../../contract/sharing/views.ts'
import { compileAnswer } from '../../platform/http/compile-answer.ts'
import { settledOf } from './settled.ts'
import type { Settled } from './settled.ts'
import type { ContentOfView, ViewTerms } from './view-of.ts'

const pack = promisify(gzip)

/** What is shown as it is sent: for each guest who opens it a few words are put around the same bytes. */
export interface WrittenContent {
  contentHash: string
  /** `"budget":{…}`, as its schema lets it through. */
  json: Buffer
  read(): ContentOfView
  settled(): Settled
  /** Whole answers by what stands around the content, packed once for all who take them packed. */
  packed: Map<string, Promise<Buffer>>
}

const SCHEMAS = { board: sharedBoard, budget: sharedBudget, folder: sharedFolder }
/** Each is compiled when something of its kind is shown first. */
const writers = new Map<SharedKind, ReturnType<typeof compileAnswer>>()

function writerOf(kind: SharedKind): ReturnType<typeof compileAnswer> {
  const writer = writers.get(kind) ?? compileAnswer(SCHEMAS[kind], [`"${kind}":`, ''])
  writers.set(kind, writer)
  return writer
}

export function writeContent({ contentHash, ...content }: ContentOfView): WrittenContent {
  const [[kind, shown] = []] = Object.entries(content)
  const json = kind === undefined ? undefined : writerOf(kind as SharedKind)(shown)
  if (!json) throw new Error('nothing is shown')
  const parse = () => JSON.parse(`{${json.toString()}}`) as Omit<ContentOfView, 'contentHash'>
  let settled: Settled | undefined
  return {
    contentHash,
    json,
    read: () => ({ contentHash, ...parse() }),
    settled: () => (settled ??= settledOf(parse())),
    packed: new Map(),
  }
}

/** What a guest reads, around what is shown. */
export function viewOf({ kind, role, fields, language, ownerName }: ViewTerms, content: ContentOfView): SharedView {
  return { kind, role, fields: [...fields], ownerName, language, ...content }
}

interface Wish {
  /** The hash of what the guest has: where it is that of today, nothing is shown again. */
  known: string | undefined
  takesPacked: boolean
}

/** The whole answer, and whether it is packed. */
export async function answerWith(
  terms: ViewTerms,
  content: WrittenContent,
  { known, takesPacked }: Wish,
): Promise<{ bytes: Buffer; isPacked: boolean }> {
  const { contentHash, json, packed } = content
  const head = JSON.stringify({ code: 200, msg: '', data: viewOf(terms, { contentHash }) }).slice(0, -END.length)
  if (known === contentHash) return { bytes: Buffer.from(head + END), isPacked: false }
  const whole = () => Buffer.concat([Buffer.from(`${head},`), json, Buffer.from(END)])
  if (!takesPacked) return { bytes: whole(), isPacked: false }
  const one = packed.get(head) ?? pack(whole())
  packed.set(head, one)
  return { bytes: await one, isPacked: true }
}

/** Of the data and of the envelope. */
const END = '}}'
