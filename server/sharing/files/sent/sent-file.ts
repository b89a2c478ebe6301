import type { Language } from '../../../../contract/problem.ts'
import type { LinkFieldName, SharedKind } from '../../../../contract/sharing/links.ts'
import type { Decision } from '../../../../contract/sharing/sending-calls.ts'
import type { Signed } from '../../../../contract/sharing/signed.ts'
import type { FileLetterhead } from '../../../platform/pdf/letterhead.ts'

/** A part of a version, without what it shows. */
export interface SentPart {
  place: number
  kind: SharedKind
  name: string
}

/** A decision as its file prints it. */
export interface SentDecision extends Pick<Decision, 'name' | 'verdict' | 'note' | 'lines' | 'totals' | 'time'> {
  contentHash: string
  /** What stands of the same link's earlier decisions. */
  before: readonly Signed[]
  /** Whether the file shows less than was decided on. */
  isReduced: boolean
}

/** What a file of a version says besides its parts: plain data. */
export interface SentHead {
  project: string
  number: number
  /** Who sent it, and on which day (`YYYY-MM-DD`). */
  sender: string
  sentOn: string
  letter: string
  parts: readonly SentPart[]
  /** What the file shows of the version. */
  fields: readonly LinkFieldName[]
  language: Language
  /** The day on which the file is made, `YYYY-MM-DD`. */
  day: string
  publicUrl: string
  /** Names of units in the file's language, by their value in the dictionary. */
  unitNames: ReadonlyMap<string, string>
  letterhead?: FileLetterhead | undefined
  decision?: SentDecision | undefined
}
