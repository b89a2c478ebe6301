import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { discardJobs, getBackgroundWork, getFailedJobs, sendJobsAgain } from '../../../contract/background-work.ts'
import { getKeptMember } from '../../../contract/members-kept.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { getWorkplace } from '../../../contract/workplace.ts'
import { queueMail } from '../../members/mail/mail-jobs.ts'
import { MailRefused } from '../../platform/mail/mail.ts'
import type { DeliverMail } from '../../platform/mail/mail.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let operator: TestMember
let ada: TestMember
let sent: string[]
let isRefused: boolean

const deliver: DeliverMail = async ({ to }) => {
  if (isRefused) throw new MailRefused('550 no such mailbox')
  sent.push(to)
}

beforeAll(async () => {
  quarry = await createTestApp({ mail: deliver })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  await sql`TRUNCATE job, mail_job, job_decision`.execute(quarry.db)
  operator = await memberIn(quarry, { isOperator: true })
  ada = await memberIn(quarry)
  sent = []
  isRefused = true
})

const failed = async () => (await quarry.ask(getFailedJobs, {}, operator.headers)).data.list
const overview = async () => (await quarry.ask(getBackgroundWork, {}, operator.headers)).data
/** A mail that nobody takes. */
const failToSend = async (kind: 'password-changed' | 'account-locked' = 'password-changed', failures = 1) => {
  await queueMail(quarry.db, { kind, email: ada.email, language: 'en' }, quarry.deps.clock.now())
  await expect.poll(failed).toHaveLength(failures)
  return (await failed())[0] ?? { id: '' }
}

const failedOrFailToSend = async () => {
  const known = await failed()
  return known.length ? known : [await failToSend()]
}

describe('an operator', () => {
  it('sees a mail that nobody takes, sends it again, and it goes', async () => {
    const job = await failToSend()
    expect(job).toMatchObject({
      kind: 'mail',
      attempts: 1,
      problem: expect.stringContaining('550 no such mailbox') as string,
      mail: { kind: 'password-changed', email: ada.email },
      importId: null,
    })
    expect(await overview()).toMatchObject({
      kinds: [{ kind: 'mail', waiting: 0, running: 0, failed: 1 }],
      decisions: [],
    })
    const { data: workplace } = await quarry.ask(getWorkplace, {}, operator.headers)
    expect(workplace.work).toEqual({ count: 1, list: [{ kind: 'mail', count: 1 }] })
    isRefused = false
    expect((await quarry.call(sendJobsAgain, { ids: [job.id] }, operator.headers)).data).toEqual({ done: 1, left: 0 })
    await expect.poll(() => sent).toEqual([ada.email])
    expect(await overview()).toMatchObject({ decisions: [{ what: 'sent-again', kind: 'mail', jobId: job.id }] })
    const { trail } = (await quarry.call(getKeptMember, { id: ada.id }, operator.headers)).data
    expect(trail).toMatchObject([{ what: 'mail-resent', after: { mail: 'password-changed' } }])
    expect((await quarry.call(sendJobsAgain, { ids: [job.id] }, operator.headers)).data).toEqual({ done: 0, left: 1 })
  })

  it('sees how often a mail was tried in all, however often it was sent again', async () => {
    for (let attempts = 2; attempts <= 3; attempts += 1) {
      const [job] = await failedOrFailToSend()
      await quarry.call(sendJobsAgain, { ids: [job?.id ?? ''] }, operator.headers)
      await expect.poll(async () => (await failed()).map((one) => one.attempts)).toEqual([attempts])
    }
  })

  it('cannot send what is no longer true, but can discard it', async () => {
    const { id } = await failToSend('account-locked')
    expect((await quarry.call(sendJobsAgain, { ids: [id] }, operator.headers)).data).toEqual({ done: 0, left: 1 })
    expect((await quarry.call(discardJobs, { ids: [id, '999'] }, operator.headers)).data).toEqual({ done: 1, left: 1 })
    expect(await failed()).toEqual([])
    expect((await overview()).decisions).toMatchObject([{ what: 'discarded', actor: expect.any(String) as string }])
  })

  it('has other work tried again from the start, unless its subject has a job already', async () => {
    await sql`INSERT INTO job (kind, subject, state, attempts, ended_at, last_error) VALUES
      ('paint', 'paint:1', 'failed', 4, now(), 'no room'), ('paint', 'paint:2', 'failed', 4, now(), 'no room')`.execute(
      quarry.db,
    )
    await sql`INSERT INTO job (kind, subject) VALUES ('paint', 'paint:2')`.execute(quarry.db)
    const ids = (await failed()).map(({ id }) => id)
    expect((await quarry.call(sendJobsAgain, { ids }, operator.headers)).data).toEqual({ done: 2, left: 0 })
    const { rows } = await sql`SELECT subject, state, attempts FROM job ORDER BY subject`.execute(quarry.db)
    expect(rows).toEqual(['paint:1', 'paint:2'].map((subject) => ({ subject, state: 'queued', attempts: 0 })))
  })
})

describe('what waits', () => {
  it('is counted with its oldest and why it has failed; a sweep that is not due is not among it', async () => {
    await sql`INSERT INTO job (kind, subject, due_at, last_error) VALUES ('sweep:dust', 'sweep:dust', now() + interval '1 hour', NULL),
      ('paint', 'paint:1', now() - interval '1 minute', NULL), ('paint', 'paint:2', now() + interval '1 hour', '451 come back later')`.execute(quarry.db) // prettier-ignore
    expect((await overview()).kinds).toEqual([
      { kind: 'paint', waiting: 2, retrying: 1, running: 0, failed: 0, waitsSince: expect.any(Number) as number, problem: '451 come back later' }, // prettier-ignore
      { kind: 'sweep', waiting: 0, retrying: 0, running: 0, failed: 0, waitsSince: null, problem: null },
    ])
  })
})

describe('what is stuck', () => {
  const stuck = async () => (await quarry.ask(getWorkplace, {}, operator.headers)).data.stuck

  it('stands on the workplace after ten minutes: mails that no server takes, and work that nobody does', async () => {
    await sql`INSERT INTO job (kind, subject, created_at, due_at, started_at, last_error) VALUES
      ('mail', 'mail:a', now() - interval '11 minutes', now() + interval '1 hour', now() - interval '2 minutes', 'connect ECONNREFUSED'),
      ('mail', 'mail:b', now() - interval '9 minutes', now() + interval '1 hour', now() - interval '1 minute', 'Greeting never received'),
      ('paint:wall', 'paint:1', now() - interval '1 day', now() - interval '20 minutes', NULL, NULL),
      ('draw', 'draw:1', now() - interval '1 day', now() - interval '5 minutes', NULL, NULL)`.execute(quarry.db)
    const any = expect.any(Number) as number
    expect(await stuck()).toEqual({
      count: 2,
      list: [
        { kind: 'paint', count: 1, waitsSince: any, problem: null },
        { kind: 'mail', count: 1, waitsSince: any, problem: 'connect ECONNREFUSED' },
      ],
    })
    const editor = await memberIn(quarry, { isEditor: true })
    expect((await quarry.ask(getWorkplace, {}, editor.headers)).data).not.toHaveProperty('stuck')
  })

  it('is not what waits its turn behind work of its kind, nor a sweep before its hour, but a sweep that keeps failing', async () => {
    await sql`INSERT INTO job (kind, subject, state, lease_until) VALUES ('paint:a', 'paint:1', 'running', now() + interval '1 hour')`.execute(quarry.db) // prettier-ignore
    await sql`INSERT INTO job (kind, subject, state, due_at, created_at, started_at, attempts, last_error) VALUES
      ('paint:b', 'paint:2', 'queued', now() - interval '2 hours', now() - interval '2 hours', NULL, 0, NULL),
      ('sweep:dust', 'sweep:dust', 'queued', now() + interval '50 minutes', now() - interval '9 days', now() - interval '5 minutes', 1, 'no broom'),
      ('sweep:web', 'sweep:web', 'queued', now() + interval '50 minutes', now() - interval '9 days', now() - interval '5 minutes', 2, 'no ladder')`.execute(quarry.db) // prettier-ignore
    expect(await stuck()).toMatchObject({ count: 1, list: [{ kind: 'sweep', count: 1, problem: 'no ladder' }] })
  })
})

describe('a copy of one’s own data', () => {
  it('has what an operator decided on failed work, and nobody else’s', async () => {
    const [one, other] = [await failToSend(), await failToSend('account-locked', 2)]
    isRefused = false
    await quarry.call(sendJobsAgain, { ids: [one.id] }, operator.headers)
    await quarry.call(discardJobs, { ids: [other.id] }, operator.headers)
    const { workDecisions } = (await quarry.call(getOwnData, {}, operator.headers)).data
    expect(workDecisions).toMatchObject([
      { what: 'sent-again', kind: 'mail', jobId: one.id, time: expect.any(Number) as number },
      { what: 'discarded', kind: 'mail', jobId: other.id },
    ])
    expect((await quarry.call(getOwnData, {}, ada.headers)).data.workDecisions).toEqual([])
  })
})
