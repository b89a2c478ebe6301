import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import type { Parts } from '../snapshot/parts.ts'
import type { ChangedParts } from './assembly.ts'

/** A model as its parts, and where it stands. */
export interface HeldParts {
  parts: Parts
  version: number
  today: string
}

/** What the thread begins with. */
export interface ThreadStart {
  connection: ConnectOptions
  /** Where the catalogue in memory is kept for the next start; nowhere without one. */
  snapshotPath?: string | undefined
  /** What is there already. */
  held?: HeldParts | undefined
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
  | ({ kind: 'taken'; version: number; today: string; isAfresh: boolean } & ChangedParts)
  | { kind: 'failed'; error: ToldError }
  | { kind: 'warned'; said: [details: unknown, message?: string] }
