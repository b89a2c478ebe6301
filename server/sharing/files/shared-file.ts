import type { Approval } from '../../../contract/sharing/approval-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { DrawnFile } from '../../boards/export/job.ts'
import type { FileLetterhead } from '../../platform/pdf/letterhead.ts'
import type { Language } from '../../../contract/problem.ts'
import type { PartChoice } from './choice.ts'

/** The approval as a file prints it. */
export type FileApproval = Pick<Approval, 'name' | 'note' | 'time' | 'contentHash'>

/** What a file is made from: a view that holds only what the link shows. */
export interface SharedFile {
  view: SharedView
  language: Language
  /** `YYYY-MM-DD`. */
  day: string
  /** The address of the site. */
  publicUrl: string
  /** Names of units in the file's language, by their value in the dictionary. */
  unitNames: ReadonlyMap<string, string>
  /** JPEGs by their address, about 100 px wide. Only pictures whose addresses the view contains are drawn. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** For a board only: its drawing as a PDF. */
  drawing?: DrawnFile | undefined
  approval?: FileApproval | undefined
  /** Of a part of a version: what was decided on its lines. */
  choice?: PartChoice | undefined
  letterhead?: FileLetterhead | undefined
  /** It was sent with a version: how far a list has come is its owner's. */
  isSent?: boolean | undefined
}

/** What a file without pictures needs. */
export type FileTable = Pick<SharedFile, 'view' | 'language' | 'publicUrl' | 'unitNames' | 'choice'>
