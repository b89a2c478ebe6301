const COPY_IN = /^(COPY .* FROM STDIN) \$1$/s

/** The statement by which rows come in as text, where a query is one: `COPY … FROM STDIN $1`, its one value the rows. */
export function copyInOf(text: unknown, values: unknown): { statement: string; rows: string } | undefined {
  if (typeof text !== 'string' || !text.startsWith('COPY ') || !Array.isArray(values)) return undefined
  const [, statement] = COPY_IN.exec(text) ?? []
  const [rows] = values as unknown[]
  return statement !== undefined && typeof rows === 'string' ? { statement, rows } : undefined
}

/** What of a connection a COPY needs. */
interface Connection {
  query(text: string): void
  sendCopyFromChunk(rows: Buffer): void
  endCopyFrom(): void
}

/** Sends rows to a COPY; the answer is what a query's would be. */
export async function copyIn(
  submit: (query: { submit(connection: unknown): void }) => unknown,
  { statement, rows }: { statement: string; rows: string },
): Promise<{ command: 'COPY'; rowCount: number; rows: never[] }> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let rowCount = 0
  // As `pg` calls it. All is handed to the socket at once: an error that comes meanwhile finds nothing that is still to be sent.
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

/** Rows as COPY reads them, a column by each name; what a row lacks is null. */
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

/** As PostgreSQL reads it within the braces of a list. */
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
