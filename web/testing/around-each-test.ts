import { afterEach, beforeEach, expect } from 'vitest'
import { answerAnew } from './server-answers.ts'

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
  expect(complaints).toEqual([])
})
/* oxlint-enable no-console */
