import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { sendEmailCode } from '../../contract/members.ts'
import { waitFor } from '../../e2e/stage/server.ts'
import type { MailServer } from '../../server/testing/mail-server.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

const LONGEST_MS = 10_000
/** As long as a code is good: a process that dies keeps its mail for a minute, and the pauses between failures grow. */
const PATIENCE_MS = 540_000

/** Somebody who has mails sent by the product, each to an address of its own. */
export interface MailWriter extends Writer {
  /** How many requests were acknowledged. */
  count(): number
  /**
   * Waits for the mails of acknowledged requests; tells of those that did not come, with what the database knows of them, and of those
   * that came as two different mails.
   */
  findWrong(connectionString: string): Promise<string[]>
}

export function writeMails(name: string, urls: readonly string[], { mails }: Pick<MailServer, 'mails'>): MailWriter {
  const acknowledged = new Set<string>()
  let sent = 0

  async function request(): Promise<boolean> {
    const email = `${name}${sent}@quarry.test`
    const url = urls[sent % urls.length] ?? ''
    sent += 1
    try {
      const response = await fetch(url + sendEmailCode.path, {
        method: 'POST',
        // Limits count requests by address: each comes from another.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
        body: JSON.stringify({ email, scene: 1 }),
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const { code } = (await response.json()) as { code: number }
      if (code === 200) acknowledged.add(email)
      return code === 200
    } catch {
      return false
    }
  }

  const arrived = () => new Set(mails.flatMap(({ recipients }) => recipients))
  const missing = () => [...acknowledged].filter((email) => !arrived().has(email))
  return {
    ...createWriter(name, request, () => undefined),
    count: () => acknowledged.size,
    async findWrong(connectionString) {
      await waitFor(async () => missing().length === 0, PATIENCE_MS).catch(() => undefined)
      const ids = Map.groupBy(mails, ({ recipients }) => recipients[0] ?? '')
      const doubled = [...ids].filter(([, those]) => new Set(those.map(({ messageId }) => messageId)).size > 1)
      return [
        ...(await describeMissing(connectionString, missing())),
        ...doubled.map(([email]) => `two mails came to ${email}`),
      ]
    },
  }
}

async function describeMissing(connectionString: string, emails: readonly string[]): Promise<string[]> {
  if (!emails.length) return []
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string; mail: string; job: string }>(
      `SELECT email, to_jsonb(mail)::text AS mail, to_jsonb(job)::text AS job FROM mail_job AS mail
      LEFT JOIN job ON job.kind = 'mail' AND job.payload->>'mailId' = mail.id::text WHERE email = ANY ($1)`,
      [emails],
    )
    return emails.map((email) => {
      const { mail, job } = rows.find((row) => row.email === email) ?? {}
      return `no mail came to ${email}: mail ${mail}, job ${job}`
    })
  } finally {
    await client.end()
  }
}
