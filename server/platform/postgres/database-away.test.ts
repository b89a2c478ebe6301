import { expect, it } from 'vitest'
import { isDatabaseAway } from './database.ts'

const errorWith = (fields: object) => Object.assign(new Error('x'), fields)

it('a database is away, and no query is wrong, where its machine or the network has gone', () => {
  const gone = [
    // TCP's keepalive, or its repetitions, got no answer.
    { code: 'ETIMEDOUT', syscall: 'read' },
    { code: 'ETIMEDOUT', syscall: 'write' },
    { code: 'EHOSTUNREACH', syscall: 'read' },
    { code: 'ENETUNREACH', syscall: 'read' },
    { code: 'ECONNRESET', syscall: 'read' },
    { code: 'EPIPE', syscall: 'write' },
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    { code: '08006' },
    { code: '57P01' },
    // PostgreSQL refused before it said whether it encrypts.
    { message: 'There was an error establishing an SSL connection' },
  ]
  expect(gone.filter((fields) => !isDatabaseAway(errorWith(fields)))).toEqual([])
  const wrong = [{}, { code: '42P01' }, { code: 'ENOENT', syscall: 'open' }, { code: '23505' }]
  expect(wrong.filter((fields) => isDatabaseAway(errorWith(fields)))).toEqual([])
})
