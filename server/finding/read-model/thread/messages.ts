import type { ConnectOptions } from '../../../platform/postgres/database.ts'
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
  /** Where the catalogue in memory is kept for the next start; nowhere without one. */
  snapshotPath?: string | undefined
  /** What is there already. */
  held?: HeldSections | undefined
  /** How much memory it may share, in bytes; as much as there is, without a figure. */
  mostShared?: number | undefined
}

/** What it is asked: to take in what has changed as of a day, one at a time; to end. */
export type ThreadQuestion = { kind: 'take'; today: string } | { kind: 'end' }

/** What an error says of itself, which a copy of it would not. */
export interface ToldError {
  message: string
  code?: string | undefined
  syscall?: string | undefined
  isWithoutMemory: boolean
}

export type ThreadAnswer =
  | ({ kind: 'taken'; version: number; today: string; isAfresh: boolean } & ChangedSections)
  | { kind: 'failed'; error: ToldError }
  | { kind: 'warned'; said: [details: unknown, message?: string] }
