import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToASCII, domainToUnicode } from 'node:url'
import type * as Nodemailer from 'nodemailer'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { replaceFile } from '../storage/storage.ts'

/** One mail to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail over; throws MailRefused where another try is of no use, anything else where it is. */
export type DeliverMail = (mail: Mail) => Promise<void>

/** The address is none, or the mail server wants no mail for it: it would say so again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

const TIMEOUT_MS = 10_000
/** A server that says a little now and then is never silent for long; all in all a mail takes at most so many timeouts. */
const MOST_TIMEOUTS = 3
const MOST_CONNECTIONS = 4

export interface SmtpServer {
  /** `smtp://user:password@host:port`, or `smtps://`; nodemailer's options may stand in its query. */
  url: string
  from: string
  /** How long the server may take to be reached, to greet, and to say the next thing. */
  timeoutMs?: number
}

/** Sends by SMTP, over connections that are kept for a while. A mail takes at most three timeouts, whatever the server does. */
export function createSmtpDelivery({ url, from, timeoutMs = TIMEOUT_MS }: SmtpServer): DeliverMail {
  const protection = protectionOf(new URL(url))
  const open = onceRead(({ createTransport }) =>
    createTransport({
      ...protection,
      // What its query says goes before what stands here.
      url,
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      // Once, for a kept connection that the server has ended meanwhile; other tries are the caller's.
      maxRequeues: 1,
      idleTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      socketCloseTimeout: timeoutMs,
    }),
  )
  return async (mail) => {
    const message = messageOf(from, mail)
    const transport = await open()
    const signal = AbortSignal.timeout(MOST_TIMEOUTS * timeoutMs)
    try {
      await transport.sendMail({ ...message, signal })
    } catch (error) {
      const { message: reason, permanent, command = '' } = error as NodemailerError
      const isRefused = permanent && ['RCPT TO', 'DATA'].includes(command)
      throw isRefused ? new MailRefused(reason, { cause: error }) : error
    }
  }
}

/** What the library of mails opens, which is read at the first mail. */
function onceRead<Transport>(open: (library: typeof Nodemailer) => Transport): () => Promise<Transport> {
  let opened: Promise<Transport> | undefined
  return () => (opened ??= import('nodemailer').then(open))
}

// A password leaves this machine through TLS or not at all. Within it nobody listens, and a mail server here often has a
// certificate that proves nothing. Else TLS wherever the server offers it.
function protectionOf({ username, hostname }: URL): { requireTLS?: boolean; ignoreTLS?: boolean } {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return { requireTLS: username !== '' && !isHere, ignoreTLS: username === '' && isHere }
}

/** Writes each mail as a file that mail programs open; by name they stand in the order of their time. */
export function createOutboxDelivery({ folder, from }: { folder: string; from: string }): DeliverMail {
  const open = onceRead(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return async (mail) => {
    const options = messageOf(from, mail)
    const { message } = await (await open()).sendMail(options)
    const time = new Date().toISOString().replaceAll(':', '-')
    const path = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`)
    await replaceFile(path, message as Buffer, writeForOwner)
  }
}

// There are codes in it.
async function writeForOwner(path: string, bytes: Buffer): Promise<void> {
  await writeFile(path, bytes, { mode: 0o600, flush: true })
}

function messageOf(from: string, { to, subject, text, html }: Mail): SendMailOptions {
  if (!isOneAddress(to)) throw new MailRefused('not an address that mail can be sent to')
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // No answers from people who are away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// Without the signs by which a line is read as another address, or as several: `x,ada@example.com` would go to Ada. And
// with its domain as that is registered: written in full-width letters it is the same mailbox, counted as another.
function isOneAddress(address: string): boolean {
  const [, domain = ''] = /^[^\s\p{C}@<>()[\],;:\\"]+@([^\s\p{C}@<>()[\],;:\\"]+)$/u.exec(address) ?? []
  if (domain.endsWith('.')) return false
  const registered = domainToASCII(domain)
  return registered !== '' && [registered, domainToUnicode(registered)].includes(domain.toLowerCase())
}
