import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestError } from 'vitest'

/** A story that failed and passed when it was played once more: it is doubtful until somebody has mended it. */
export interface ShakyStory {
  /** From the project's folder. */
  file: string
  /** As vitest names it, with all that it stands within. */
  name: string
  /** What went wrong when it was first seen. */
  cause: string
  /** The day of that, as 2026-11-22. */
  since: string
}

/** Whoever mends a story takes it from here. */
export const SHAKY_LIST = fileURLToPath(new URL('shaky.json', import.meta.url))

export function readShaky(path: string): ShakyStory[] {
  return JSON.parse(readFileSync(path, 'utf8')) as ShakyStory[]
}

/** Those of them that are not in the list yet come into it, which stays in order: runs of two branches seldom touch one place. */
export function keepShaky(path: string, stories: ShakyStory[]): void {
  const known = readShaky(path)
  const fresh = stories.filter((story) => !known.some((other) => keyOf(other) === keyOf(story)))
  if (!fresh.length) return
  const all = [...known, ...fresh].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`)
}

/** What went wrong, and what that came of: the first line of each, as properties tell what failed only in their cause. */
export function causeOf(error: Pick<TestError, 'message' | 'cause'> | undefined): string | undefined {
  if (!error) return undefined
  const [line = ''] = error.message.split('\n')
  const deeper = causeOf(error.cause)
  return deeper ? `${line}: ${deeper}` : line
}

const keyOf = ({ file, name }: ShakyStory) => `${file} > ${name}`
