import type { Approval } from '../../../contract/sharing/approval-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { Language } from '../../../contract/problem.ts'

/** What is said of an approval on what was approved. */
export type FileApproval = Pick<Approval, 'name' | 'note' | 'time' | 'contentHash'>

/** What a link shows as it goes to a file: the view, with the rights already taken, and nothing of the product's beside it. */
export interface SharedFile {
  view: SharedView
  language: Language
  /** `YYYY-MM-DD`. */
  day: string
  /** Where people find the product. */
  publicUrl: string
  /** Names of units in the file's language, by their value in the dictionary. */
  unitNames: ReadonlyMap<string, string>
  /** Pictures by their address, JPEG, some 100 px wide; only those of addresses in the view are drawn. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** Of a board: its drawing as a PDF. */
  drawing?: Uint8Array | undefined
  approval?: FileApproval | undefined
}

/** What a file without pictures needs. */
export type FileTable = Pick<SharedFile, 'view' | 'language' | 'publicUrl' | 'unitNames'>
