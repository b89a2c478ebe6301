import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestError } from 'vitest'

/** A flaky test: it failed once and passed when it was repeated. It stays in the list until somebody fixes it. */
export interface ShakyStory {
  /** Path from the project's folder. */
  file: string
  /** The full name as vitest reports it, with all describe blocks. */
  name: string
  /** The failure when it was first seen. */
  cause: string
  /** The date of that failure, as 2026-11-22. */
  since: string
}

/** Whoever fixes a test removes it from this list. */
export const SHAKY_LIST = fileURLToPath(new URL('shaky.json', import.meta.url))

export function readShaky(path: string): ShakyStory[] {
  return JSON.parse(readFileSync(path, 'utf8')) as ShakyStory[]
}

/** Adds the stories that are not listed yet. The list stays sorted, so that branches seldom conflict. */
export function keepShaky(path: string, stories: ShakyStory[]): void {
  const known = readShaky(path)
  const fresh = stories.filter((story) => !known.some((other) => keyOf(other) === keyOf(story)))
  if (!fresh.length) return
  const all = [...known, ...fresh].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`)
}

/**
 * The first line of the message and of its cause, since property tests describe the failure only in the cause; what the browser waited
 * for; and the line of the story.
 */
export function causeOf(error: Pick<TestError, 'message' | 'cause' | 'stacks'> | undefined): string | undefined {
  if (!error) return undefined
  const [line = ''] = error.message.split('\n')
  const [waiting] = /waiting for .+/.exec(error.message) ?? []
  const stacks = error.stacks ?? []
  const place = stacks.find(({ file }) => /\.test\.tsx?$/.test(file)) ?? stacks[0]
  const where = place && `${basename(place.file)}:${place.line}`
  return [line, waiting, causeOf(error.cause), where].filter(Boolean).join(', ')
}

const keyOf = ({ file, name }: ShakyStory) => `${file} > ${name}`
