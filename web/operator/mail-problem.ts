import type { MailProblemsTexts } from '../locales/mail-problems-texts.ts'

export type MailProblem = keyof MailProblemsTexts

/**
 * The words of our server and of its mail library, in this order: a reply of the mail server (three digits, RFC 5321) may hold any
 * words behind them.
 */
const KNOWN: readonly [problem: MailProblem, words: RegExp][] = [
  ['codeExpired', /^its code has expired/],
  ['codeReplaced', /^a newer code was asked for/],
  ['takenBack', /^the change was taken back/],
  [
    'login',
    /^(invalid login|missing credentials|unknown authentication method|authentication info)|^([^:]*: )?53[0458]\b/i,
  ],
  ['later', /^([^:]*: )?4\d\d\b/],
  ['sender', /^(mail command failed|invalid sender)/i],
  [
    'address',
    /^(can't send mail - all recipients were rejected|recipient command failed|invalid recipient|message failed for recipient|not an address)|mailbox name not allowed/i,
  ],
  ['refused', /^([^:]*: )?5\d\d\b/],
  ['slow', /ETIMEDOUT|timeout|timed out|greeting never received|message sending aborted/i],
  ['unsafe', /certificate|\bTLS\b|\bSSL\b/i],
  [
    'away',
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|connection.* closed|closed the connection|socket/i,
  ],
]

/** The kind of failure that an error of a mail tells of; null for words that are not known. */
export function mailProblemOf(words: string): MailProblem | null {
  return KNOWN.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
