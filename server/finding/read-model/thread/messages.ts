import type { LogPlace } from '../../../catalogue/change-log.ts'
import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import type { WorkerProtocol } from '../../../platform/worker/protocol.ts'
import type { SectionMap } from '../snapshot/sections.ts'
import type { ChangedSections } from './assembly.ts'

/** A model's parts, with its place in the log and its day. */
export interface HeldSections extends LogPlace {
  parts: SectionMap
  today: string
}

/** The data that the thread starts with. */
export interface ThreadStart {
  connection: ConnectOptions
  /** Where the read model is saved for the next start; without it, it is not saved. */
  snapshotPath?: string | undefined
  /** The existing model, from which it goes on. */
  held?: HeldSections | undefined
  /** How much memory it may share, in bytes; without it, there is no limit. */
  mostShared?: number | undefined
}

/** The messages of the thread that follows the catalogue. */
export interface ModelProtocol extends WorkerProtocol {
  /** `take` takes in the changes as of a day, one request at a time; `end` gets no answer. */
  request: { kind: 'take'; today: string } | { kind: 'end' }
  answer: LogPlace & { today: string; isAfresh: boolean } & ChangedSections
  /** A warning for the log. */
  note: [details: unknown, message?: string]
}
