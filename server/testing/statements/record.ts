import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { Connection } from 'pg'
import { inject } from 'vitest'
import { shapeOf } from './shape.ts'

/** What `pg` writes to a connection; missing in its types. */
interface Messages {
  query(text: string): void
  parse(statement: { text: string }): void
}

const worker = globalThis as { recorded?: Set<string> }

// Once for all files of a worker. Below `Client`: what is copied, and what a subclass writes itself, goes this way too.
if (!worker.recorded) {
  const recorded = (worker.recorded = new Set())
  const file = join(inject('statementsFolder'), `${process.pid}.jsonl`)
  const note = (text: string): void => {
    const shape = shapeOf(text)
    if (recorded.has(shape)) return
    recorded.add(shape)
    appendFileSync(file, `${JSON.stringify(text)}\n`)
  }
  const messages = Connection.prototype as unknown as Messages
  const { query, parse } = messages
  messages.query = function (text) {
    note(text)
    query.call(this, text)
  }
  messages.parse = function (statement) {
    note(statement.text)
    parse.call(this, statement)
  }
}
