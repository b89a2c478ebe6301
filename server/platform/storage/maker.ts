import type { DecodedPicture } from '../pictures/pictures.ts'

/** The first digits of all its keys: `demo` in ASCII. The key of a content begins so once in four thousand million. */
export const MADE_MARK = '64656d6f'

/**
 * Makes files that need not be stored, because each is a pure function of what its key stands for (decisions/198). Its
 * keys are no hashes of content, so nothing that somebody uploads can get one.
 */
export interface Maker {
  /** Whether a key has the form of its keys. Costs nothing. */
  isOwn(key: string): boolean
  /** What a key stands for; undefined where it stands for nothing that can be made. */
  find(key: string): Promise<Makeable | undefined>
  /** The whole file, always the same bytes. Throws NotMade if it cannot be made now. */
  make(key: string, wish: Wish): Promise<Buffer>
  /**
   * A picture at least `width` px wide (or whole, if that is smaller) that looks like the whole one reduced, where that
   * costs less than making the whole; else undefined. Throws NotMade.
   */
  makeAtLeast(key: string, width: number, wish: Wish): Promise<DecodedPicture | undefined>
  /** Ends its processes; what is being made is not made. */
  close(): Promise<void>
}

export interface Makeable {
  /** The key of what is made: the given one, or the present edition's in its place. */
  key: string
}

export interface Wish {
  /** `asked`: somebody waits for it. `idle`: nobody does; made at the lowest priority, behind all that is asked for. */
  urgency: 'asked' | 'idle'
  /** Whose turn what is asked takes: a client's network, or else the server itself. */
  whose?: string | undefined
  /** Aborted when nobody wants it any more; what has begun may end. */
  signal?: AbortSignal | undefined
}

/** A file could not be made now: its process died, took too long, or there was no place for it. Worth another try. */
export class NotMade extends Error {}

/** When that is, in seconds. */
export const NOT_MADE_RETRY_S = 3
