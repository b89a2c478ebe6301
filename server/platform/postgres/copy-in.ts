const COPY_IN = /^(COPY .* FROM STDIN) \$1$/s

/** Recognises a query that brings rows in: `COPY … FROM STDIN $1`, with the rows as its one value. */
export function copyInOf(text: unknown, values: unknown): { statement: string; rows: string } | undefined {
  if (typeof text !== 'string' || !text.startsWith('COPY ') || !Array.isArray(values)) return undefined
  const [, statement] = COPY_IN.exec(text) ?? []
  const [rows] = values as unknown[]
  return statement !== undefined && typeof rows === 'string' ? { statement, rows } : undefined
}

/** The methods of a connection that a COPY needs. */
interface Connection {
  query(text: string): void
  sendCopyFromChunk(rows: Buffer): void
  endCopyFrom(): void
}

/** Sends rows to a COPY, and answers like a query. */
export async function copyIn(
  submit: (query: { submit(connection: unknown): void }) => unknown,
  { statement, rows }: { statement: string; rows: string },
): Promise<{ command: 'COPY'; rowCount: number; rows: never[] }> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let rowCount = 0
  // Has the shape that `pg` calls. Sends all rows at once, so that an error of the server cannot interrupt the sending.
  const query = {
    submit: (connection: unknown) => (connection as Connection).query(statement),
    handleCopyInResponse(connection: Connection) {
      connection.sendCopyFromChunk(Buffer.from(rows))
      connection.endCopyFrom()
    },
    handleCommandComplete: ({ text }: { text: string }) => (rowCount = Number(text.replace('COPY ', ''))),
    handleReadyForQuery: () => resolve(),
    handleError: (error: Error) => reject(error),
  }
  submit(query)
  await promise
  return { command: 'COPY', rowCount, rows: [] }
}

/** Writes rows in COPY's text format, one field for each column; missing values become null. */
export function copyTextOf(rows: readonly object[], columns: readonly string[]): string {
  let text = ''
  for (const row of rows) {
    let separator = ''
    for (const column of columns) {
      text += separator + fieldOf((row as Record<string, unknown>)[column])
      separator = '\t'
    }
    text += '\n'
  }
  return text
}

function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapedText(value)
  return escapedText(Array.isArray(value) ? `{${value.map(elementOf).join(',')}}` : JSON.stringify(value))
}

/** Writes an element of a PostgreSQL array. */
function elementOf(value: unknown): string {
  return typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : String(value)
}

function escapedText(text: string): string {
  return MARKS.test(text) ? text.replaceAll(EACH_MARK, escaped) : text
}

const MARKS = /[\\\n\r\t]/
const EACH_MARK = /[\\\n\r\t]/g
const LETTERS: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(mark: string): string {
  return LETTERS[mark] ?? mark
}
