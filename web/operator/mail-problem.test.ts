import { expect, it } from 'vitest'
import { mailProblemOf } from './mail-problem.ts'

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'away'],
  ['getaddrinfo ENOTFOUND smtp.quarry.test', 'away'],
  ['getaddrinfo EAI_AGAIN smtp.quarry.test', 'away'],
  ['read ECONNRESET', 'away'],
  ['Connection closed unexpectedly', 'away'],
  ['Server closed the connection', 'away'],
  ['connect ETIMEDOUT 192.0.2.1:25', 'slow'],
  ['Greeting never received', 'slow'],
  ['Connection timeout', 'slow'],
  ['TLS handshake timed out', 'slow'],
  ['DNS lookup for smtp.quarry.test timed out', 'slow'],
  ['Message sending aborted', 'slow'],
  ['Invalid login: 535 5.7.8 authentication failed', 'login'],
  ['Missing credentials for "PLAIN"', 'login'],
  ['Mail command failed: 530 5.7.0 Authentication required', 'login'],
  ['Mail command failed: 553 5.7.1 sender not owned', 'sender'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such mailbox", 'address'],
  ["Can't send mail - all recipients were rejected: 450 4.2.0 greylisted: socket timeout", 'later'],
  ['not an address that mail can be sent to', 'address'],
  ['Message failed: 554 5.7.1 spam, see our certificate', 'refused'],
  ['550 no such mailbox', 'refused'],
  ['451 come back later', 'later'],
  ['self-signed certificate', 'unsafe'],
  ['its code has expired; before: connect ECONNREFUSED 127.0.0.1:25', 'codeExpired'],
  ['a newer code was asked for', 'codeReplaced'],
  ['the change was taken back', 'takenBack'],
  ['no room', null],
  ['', null],
] as const)('%j is known as %s', (words, problem) => {
  expect(mailProblemOf(words)).toBe(problem)
})
