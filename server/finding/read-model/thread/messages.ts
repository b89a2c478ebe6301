import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import type { WorkerProtocol } from '../../../platform/worker/protocol.ts'
import type { SectionMap } from '../snapshot/sections.ts'
import type { ChangedSections } from './assembly.ts'

/** A model as its parts, and where it stands. */
export interface HeldSections {
  parts: SectionMap
  version: number
  today: string
}

/** What the thread begins with. */
export interface ThreadStart {
  connection: ConnectOptions
  /** Where the read model is saved for the next start; without it, it is not saved. */
  snapshotPath?: string | undefined
  /** What is there already. */
  held?: HeldSections | undefined
  /** How much memory it may share, in bytes; as much as there is, without a figure. */
  mostShared?: number | undefined
}

/** What the thread that follows the catalogue is asked. */
export interface ModelProtocol extends WorkerProtocol {
  /** To take in what has changed as of a day, one request at a time; to end, which is only told. */
  request: { kind: 'take'; today: string } | { kind: 'end' }
  answer: { version: number; today: string; isAfresh: boolean } & ChangedSections
  /** A warning for the log. */
  note: [details: unknown, message?: string]
}
