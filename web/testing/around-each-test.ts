import { afterEach, beforeEach, expect } from 'vitest'
import { answerAnew } from './server-answers.ts'

/**
 * What a browser says, never in its console, of a size that changes while sizes are told: it is told one frame later. A hint that changes
 * just then does it once; a loop goes on and on.
 */
const TOLD_LATER = 'ResizeObserver loop'
const MOST_TOLD_LATER = 3

let complaints: string[] = []
/* oxlint-disable no-console -- what is written there is what is watched */
const write = console.error

beforeEach(() => {
  complaints = []
  answerAnew()
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
    write(...words)
  }
})

// As in the browser stories: any error in the console fails the test.
afterEach(() => {
  console.error = write
  const later = complaints.filter((one) => one.includes(TOLD_LATER))
  const others = complaints.filter((one) => !later.includes(one))
  expect([...others, ...later.slice(MOST_TOLD_LATER)]).toEqual([])
})
/* oxlint-enable no-console */
