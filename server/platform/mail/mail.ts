import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Nodemailer from 'nodemailer'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { isOneAddress } from './addresses.ts'
import { replaceFile } from '../storage/files.ts'

/** One mail to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** With its angle brackets; without it, each sending makes its own. */
  messageId?: string
}

/** Sends a mail. Throws MailRefused if a retry is useless, any other error if it is not. */
export type DeliverMail = (mail: Mail) => Promise<void>

/** The address is invalid, or the mail server rejects it for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

const TIMEOUT_MS = 10_000
/** A server that sends a byte now and then never times out, so a whole mail takes at most this many timeouts. */
const MOST_TIMEOUTS = 3
const MOST_CONNECTIONS = 4

export interface SmtpServer {
  /** `smtp://user:password@host:port` or `smtps://`; the query may hold options of nodemailer. */
  url: string
  from: string
  /** Timeout for connecting, for the greeting and for each reply. */
  timeoutMs?: number
}

/** Sends by SMTP over connections that are kept for a while. A mail takes at most three timeouts, whatever the server does. */
export function createSmtpDelivery({ url, from, timeoutMs = TIMEOUT_MS }: SmtpServer): DeliverMail {
  const protection = protectionOf(new URL(url))
  const open = onceRead(({ createTransport }) =>
    createTransport({
      ...protection,
      // Options in the URL override these.
      url,
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      // Retries once, if the server has closed a kept connection meanwhile; further retries are up to the caller.
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

/** The mail library loads at the first mail. */
function onceRead<Transport>(open: (library: typeof Nodemailer) => Transport): () => Promise<Transport> {
  let opened: Promise<Transport> | undefined
  return () => (opened ??= import('nodemailer').then(open))
}

// A password leaves this machine only over TLS. Local servers often have no valid certificate, and nobody can listen there.
// Otherwise TLS is used if the server offers it.
function protectionOf({ username, hostname }: URL): { requireTLS?: boolean; ignoreTLS?: boolean } {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return { requireTLS: username !== '' && !isHere, ignoreTLS: username === '' && isHere }
}

/** Writes each mail as a file that mail programs open; the names sort by time. */
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

// Mails contain codes.
async function writeForOwner(path: string, bytes: Buffer): Promise<void> {
  await writeFile(path, bytes, { mode: 0o600, flush: true })
}

function messageOf(from: string, { to, subject, text, html, messageId }: Mail): SendMailOptions {
  if (!isOneAddress(to)) throw new MailRefused('not an address that mail can be sent to')
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(messageId && { messageId }),
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
