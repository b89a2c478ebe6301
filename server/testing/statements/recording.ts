import type { TestProject } from 'vitest/node'
import { beginRecording, statementsFolder } from './kept.ts'

/** Lets the workers record the statements that they send, for PostgreSQL 15. */
export default function setup(project: TestProject): () => void {
  project.provide('statementsFolder', statementsFolder())
  return beginRecording().end
}
