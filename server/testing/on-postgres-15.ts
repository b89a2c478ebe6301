/**
 * The tests that run on PostgreSQL 15 as well, each with what it alone shows there. Every statement of all others is prepared there
 * (decisions/168).
 */
export const ON_POSTGRES_15: Record<string, string> = {
  'server/platform/postgres/oldest-postgres.test.ts': 'the statements that were recorded, and every trigger',
  'server/platform/postgres/migrate.test.ts': 'migrations, and two servers that migrate at once',
  'server/platform/postgres/newer-schema.test.ts': 'the error of a prepared statement whose tables have changed',
  'server/platform/postgres/in-transaction.test.ts': 'the errors after which a transaction is repeated',
  'server/platform/postgres/patience.test.ts': 'time limits, cancelled statements, connections that vanish',
  'server/platform/postgres/copy-in.test.ts': 'COPY … FROM STDIN',
  'server/platform/postgres/pooler.test.ts':
    'a pooler; COPY … TO STDOUT, as the read model is loaded; locks of sessions',
  'server/platform/postgres/identity.test.ts': 'normal forms and regular expressions of letters, and an index of both',
  'server/platform/postgres/notices.test.ts': 'LISTEN, before and after a broken connection',
  'server/platform/jobs/jobs.test.ts': 'locks of rows and of sessions, SKIP LOCKED, notices of triggers',
  'server/imports/undoing/undo-run.test.ts': 'temporary tables',
  'server/imports/import-catalogue.test.ts':
    'triggers given thousands of rows; a dry run, which a constraint keeps from committing',
  'server/imports/giving-way.test.ts': 'who waits for whose locks, as pg_locks tells',
  'server/feed/following.test.ts': 'the change log in the order of commits',
  'server/collaboration/live/live.test.ts': 'what triggers tell of boards, lists, folders and people',
  'server/members/staff/finding-members.test.ts':
    'letters and their order: 18 has a locale of its own, 15 that of the system',
  'server/members/staff/operators.test.ts': 'rows that triggers keep from being changed',
  'server/backup/backup.test.ts': 'COPY and locks of all tables, and a restore of 15 into 18',
}

/** `npm run check` does without PgBouncer, as without PostgreSQL 15. */
export const ONLY_ON_POSTGRES_15 = [
  'server/platform/postgres/oldest-postgres.test.ts',
  'server/platform/postgres/pooler.test.ts',
]
