import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queueMail } from './members/mail/mail-jobs.ts'
import { startMailServer } from './testing/mail-server.ts'
import type { MailServer } from './testing/mail-server.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp
let mailbox: MailServer
let stop: () => Promise<unknown>
beforeEach(async () => {
  quarry = await createTestApp()
  mailbox = await startMailServer()
  stop = async () => undefined
})
afterEach(async () => {
  await stop()
  await mailbox.close()
  await quarry.close()
})

/** Runs the worker as `npm run worker` does; returns its address and what it prints. */
async function startWorker(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/worker.ts'], {
    env: { ...process.env, DATA_DIR: quarry.folder, PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  stop = async () => {
    child.kill()
    return ended
  }
  await expect.poll(() => output).toMatch(/readyz|set DATABASE_URL/)
  const [url = ''] = /http:[^ ]+(?=\/readyz)/.exec(output) ?? []
  return { url, output: () => output, ended }
}

it('does the work of a database and serves nobody', async () => {
  const { host, user, database } = quarry.databaseConfig
  const { url, ended } = await startWorker({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    SMTP_URL: mailbox.url,
  })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/product`)).status).toBe(404)
  await queueMail(quarry.db, { kind: 'no-account', email: 'ada@quarry.test', language: 'en' }, new Date())
  await expect.poll(() => mailbox.mails.map(({ recipients }) => recipients)).toEqual([['ada@quarry.test']])
  await stop()
  expect(await ended).toEqual([0, null])
  const mails = await quarry.db.selectFrom('mail_job').select('sent_at').execute()
  expect(mails).toEqual([{ sent_at: expect.any(Date) as Date }])
})

it('says in one line that it needs a database that servers share', async () => {
  const { output, ended } = await startWorker({ DATABASE_URL: '' })
  expect(await ended).toEqual([1, null])
  expect(output()).toBe(
    'A worker shares the database of servers: set DATABASE_URL. Without one, the server does all work itself.\n',
  )
})
