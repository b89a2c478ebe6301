import { expect, test } from 'vitest'
import { describeStartFailure } from './start-failure.ts'

const place = { cluster: '/data/postgres', owner: { uid: 60_999, gid: 60_999 } }
const unreadable =
  'postgres: could not access the server configuration file "/data/postgres/postgresql.conf": Permission denied\n'

test('a database of another user is reported with both users and the remedy', () => {
  expect(describeStartFailure(place, { code: 2, said: unreadable, folderOwner: 4242 })).toBe(
    'PostgreSQL may not read its database: /data/postgres belongs to user 4242, and PostgreSQL runs as user 60999. ' +
      'Was the folder copied? Give it to that user (chown -R 60999 /data/postgres); see /data/postgres.log.',
  )
  const wrong = 'FATAL:  data directory "/data/postgres" has wrong ownership\n'
  expect(describeStartFailure(place, { code: 1, said: wrong, folderOwner: 4242 })).toContain('belongs to user 4242')
})

test('a database with unreadable files, in a folder of the right user, is reported as such', () => {
  const said = 'FATAL:  could not open file "base/5/2601": Permission denied\n'
  expect(describeStartFailure(place, { code: 1, said, folderOwner: 60_999 })).toBe(
    'PostgreSQL may not read all of its database: something in /data/postgres belongs to another user than 60999, which ' +
      'PostgreSQL runs as. Was the folder copied? Give it to that user (chown -R 60999 /data/postgres); see /data/postgres.log.',
  )
})

test('any other failure is reported with its exit code', () => {
  const said = 'FATAL:  could not map anonymous shared memory: Cannot allocate memory\n'
  expect(describeStartFailure(place, { code: 1, said, folderOwner: 60_999 })).toBe(
    'PostgreSQL did not start (exit code 1); see /data/postgres.log.',
  )
})
