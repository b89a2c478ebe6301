import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { CopyStreamQuery, CopyToStreamQuery } from 'pg-copy-streams'

// Both hear their errors from birth: the connection may break after the last row, when the reader or the writer has left.

/** The rows of a statement `COPY … TO STDOUT`, in pieces cut anywhere. */
export function copyOut(client: ClientBase, statement: string): CopyToStreamQuery {
  return client.query(to(statement)).on('error', () => undefined)
}

/** Takes the rows of a statement `COPY … FROM STDIN`. */
export function copyRowsIn(client: ClientBase, statement: string): CopyStreamQuery {
  return client.query(from(statement)).on('error', () => undefined)
}
