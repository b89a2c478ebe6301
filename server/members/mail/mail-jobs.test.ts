import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetPassword, sendEmailCode, signInByCode } from '../../../contract/members.ts'
import { createClock } from '../../platform/clock.ts'
import { startJobs as startQueue } from '../../platform/jobs/jobs.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { WorkElsewhere } from '../../platform/jobs/job-kind.ts'
import { connect } from '../../platform/postgres/database.ts'
import { createSmtpDelivery } from '../../platform/mail/mail.ts'
import type { DeliverMail, Mail } from '../../platform/mail/mail.ts'
import { sendDueMails as sendDue } from '../../testing/due-mails.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { codeSentTo, memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { MAIL_PAUSES, sendMail } from './due-mails.ts'
import type { MailDeps } from './due-mails.ts'
import { issueCode } from '../sign-in/email-codes.ts'
import { mailJobs, queueMail } from './mail-jobs.ts'
import { sweep } from '../sweep.ts'

const START = Date.parse('2026-11-20T10:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let app: TestApp
let time = START
let logged: string[] = []
const now = () => new Date(time)
const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })

const closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  time = START
  logged = []
  app = await createTestApp({ now })
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await app.close()
})

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer & { deps: MailDeps }> {
  const server = await startMailServer(...options)
  closing.push(server.close)
  return { ...server, deps: depsOf(createSmtpDelivery({ url: server.url, from: 'Quarry <quarry@quarry.test>' })) }
}

function depsOf(deliver: DeliverMail, facts: Partial<MailDeps> = {}): MailDeps {
  const clock = createClock(now)
  return { db: app.db, clock, log: logger, deliver, publicUrl: 'https://quarry.test', printsCodes: false, ...facts }
}

/** A server that sends mails, as its queue does. */
function startJobs(deps: MailDeps): Jobs {
  const jobs = startQueue({ db: deps.db, log: logger, kinds: mailJobs(deps) })
  closing.push(jobs.stop)
  return jobs
}

async function queueCode(email = 'ada@quarry.test'): Promise<string> {
  const codeId = await issueCode(app.db, { email, scene: 1 }, now())
  await queueMail(app.db, { kind: 'code', email, language: 'en', codeId }, now())
  return codeSentTo(app, email, 1)
}

async function jobs() {
  return app.db.selectFrom('mail_job').selectAll().orderBy('id').execute()
}

async function queued() {
  const { rows } = await sql<{
    state: string
    attempts: number
    last_error: string | null
  }>`SELECT * FROM job ORDER BY id`.execute(app.db)
  return rows
}

const noDelivery: DeliverMail = async () => {
  throw new Error('nothing is to be sent')
}

describe('someone who asks for a code', () => {
  it('finds it in their mailbox, in their language, and signs in with it', async () => {
    await memberIn(app, { email: 'ada@quarry.test' })
    const server = await mailServer()
    await app.call(sendEmailCode, { email: 'ada@quarry.test', scene: 1 }, { 'accept-language': 'zh-CN' })
    startJobs(server.deps).wake()
    await expect.poll(() => server.mails).toHaveLength(1)
    const { subject = '', text = '', recipients } = server.mails[0] ?? { recipients: [] }
    expect(recipients).toEqual(['ada@quarry.test'])
    expect(subject).toContain('验证码')
    const [code = ''] = /^\d{6}/.exec(subject) ?? []
    expect(text).toContain(code)
    expect(await app.call(signInByCode, { email: 'ada@quarry.test', code })).toMatchObject({ code: 200 })
  })

  it('is told that there is no account, where they want a new password for one', async () => {
    const server = await mailServer()
    await app.call(sendEmailCode, { email: 'nobody@quarry.test', scene: 2 })
    await sendDue(server.deps)
    expect(server.mails.map(({ subject }) => subject)).toEqual(['No Quarry account with this address'])
    expect(server.mails[0]?.text).not.toMatch(/\d{6}/)
  })

  it('is told afterwards that the password was changed', async () => {
    await memberIn(app, { email: 'ada@quarry.test' })
    const server = await mailServer()
    await app.call(sendEmailCode, { email: 'ada@quarry.test', scene: 2 })
    const code = await codeSentTo(app, 'ada@quarry.test', 2)
    await app.call(resetPassword, { email: 'ada@quarry.test', code, password: 'slate88' })
    await sendDue(server.deps)
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      `${code} is your code for a new Quarry password`,
      'Your Quarry password was changed',
    ])
  })

  it('reaches nobody else, however the address is written', async () => {
    const server = await mailServer()
    await queueCode('x,eve@quarry.test')
    await queueCode('ada@quarry.test\r\nBcc: eve@quarry.test')
    expect(await sendDue(server.deps)).toEqual([])
    expect(server.mails).toEqual([])
    expect(await jobs()).toMatchObject([{ given_up_at: now() }, { given_up_at: now() }])
  })
})

describe('a mail that is queued', () => {
  it('goes only once the transaction is through', async () => {
    const server = await mailServer()
    const parting = app.deps.db.transaction().execute(async (trx) => {
      await queueMail(trx, { kind: 'no-account', email: 'ada@quarry.test', language: 'en' }, now())
      await sendDue(server.deps)
      throw new Error('changed our mind')
    })
    await expect(parting).rejects.toThrow('changed our mind')
    await sendDue(server.deps)
    expect(server.mails).toEqual([])
  })

  it('goes once, however many servers look for mails', async () => {
    const server = await mailServer()
    const other = await createTestApp({ now, beside: app })
    closing.push(other.close)
    const runners = [server.deps, server.deps, { ...server.deps, db: other.db }].map(startJobs)
    const emails = Array.from({ length: 40 }, (_, index) => `ada${index}@quarry.test`)
    for (const email of emails) {
      await queueMail(app.db, { kind: 'no-account', email, language: 'en' }, now())
      for (const { wake } of runners) wake()
    }
    await expect.poll(async () => (await jobs()).every((job) => job.sent_at)).toBe(true)
    expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(emails.sort())
    expect((await jobs()).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  it('does not wait for another that a slow mail server holds up', async () => {
    const arrived: string[] = []
    const { promise: atLast, resolve } = Promise.withResolvers<void>()
    const { wake } = startJobs(
      depsOf(async ({ to }) => {
        if (to === 'slow@quarry.test') await atLast
        arrived.push(to)
      }),
    )
    for (const name of ['slow', 'ada', 'bob', 'cleo', 'dan']) {
      await queueMail(app.db, { kind: 'no-account', email: `${name}@quarry.test`, language: 'en' }, now())
      wake()
    }
    await expect.poll(() => arrived).toHaveLength(4)
    resolve()
    await expect.poll(() => arrived.at(-1)).toBe('slow@quarry.test')
  })

  it('is sent to its end when the server stops, and what waits stays for the next', async () => {
    const { promise: atLast, resolve } = Promise.withResolvers<void>()
    const { promise: isOnItsWay, resolve: start } = Promise.withResolvers<void>()
    const mails: Mail[] = []
    const { stop, wake } = startJobs(
      depsOf(async (mail) => {
        start()
        await atLast
        mails.push(mail)
      }),
    )
    await queueMail(app.db, { kind: 'no-account', email: 'ada@quarry.test', language: 'en' }, now())
    wake()
    await isOnItsWay
    const stopped = stop()
    await queueMail(app.db, { kind: 'no-account', email: 'bob@quarry.test', language: 'en' }, now())
    wake()
    resolve()
    await stopped
    // A claim that was under way when it stopped may have taken the second mail; then that is sent, too.
    const sent = mails.map(({ to }) => to)
    expect(sent[0]).toBe('ada@quarry.test')
    expect(
      (await jobs()).map(({ email, sent_at: at, attempts }) => ({ email, isSent: at !== null, attempts })),
    ).toEqual(
      ['ada@quarry.test', 'bob@quarry.test'].map((email) => ({
        email,
        isSent: sent.includes(email),
        attempts: sent.includes(email) ? 1 : 0,
      })),
    )
  })

  it('waits for a database that does not answer', async () => {
    const away = connect({ host: '/nowhere', user: 'quarry', database: 'quarry' })
    const { stop, wake } = startJobs(depsOf(noDelivery, { db: away }))
    wake()
    await expect.poll(() => logged.join('')).toContain('work that waits is looked for later')
    await stop()
    await away.destroy()
  })

  it('is left to an older server that sends it, and sent a minute later if that died', async () => {
    const server = await mailServer()
    const code = await queueCode()
    // The claim of a server of the version before.
    const claim = { due_at: new Date(time + MINUTE), attempts: 1 }
    const { id } = await app.db.updateTable('mail_job').set(claim).returning('id').executeTakeFirstOrThrow()
    await expect(sendMail(server.deps, id)).rejects.toThrow(WorkElsewhere)
    time += 59 * SECOND
    await expect(sendMail(server.deps, id)).rejects.toMatchObject({ pauseS: 1 })
    expect(server.mails).toEqual([])
    time += SECOND
    await sendMail(server.deps, id)
    expect(server.mails.map(({ subject }) => subject)).toEqual([`${code} is your Quarry code`])
  })

  it('is sent by one of two who have it at the same moment', async () => {
    const server = await mailServer()
    await queueCode()
    const { id } = await app.db.selectFrom('mail_job').select('id').executeTakeFirstOrThrow()
    const both = await Promise.allSettled([sendMail(server.deps, id), sendMail(server.deps, id)])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { name: 'WorkElsewhere' } }])
    expect(server.mails).toHaveLength(1)
  })

  it('has the same Message-ID when it is sent again, because its server died before it noted that', async () => {
    const server = await mailServer()
    await queueCode()
    await sendDue(server.deps)
    await app.db.updateTable('mail_job').set({ sent_at: null, due_at: now() }).execute()
    await sendDue(server.deps)
    const [first, second] = server.mails.map(({ messageId }) => messageId)
    expect(first).toMatch(/^<mail\.\d+\.\d+@quarry\.test>$/)
    expect(second).toBe(first)
  })

  it('is sent if a server of the version before had queued it', async () => {
    const server = await mailServer()
    // Such a server knows the mail's table only.
    await sql`INSERT INTO mail_job (kind, email, language, created_at, due_at)
      VALUES ('no-account', 'ada@quarry.test', 'en', ${now()}, ${now()})`.execute(app.db)
    startJobs(server.deps).wake()
    await expect.poll(() => server.mails.map(({ recipients }) => recipients)).toEqual([['ada@quarry.test']])
    await expect.poll(queued).toEqual([])
  })
})

describe('a mail that cannot be sent', () => {
  it('is tried again after pauses that grow, until it goes', async () => {
    let isBusy = true
    const server = await mailServer({
      onMailFrom: (_address, _session, done) =>
        done(isBusy ? Object.assign(new Error('come back later'), { responseCode: 451 }) : undefined),
    })
    await queueCode()
    for (const pause of [5, 15, 45, 120, 300]) {
      expect(await sendDue(server.deps)).toEqual([pause])
      time += pause * SECOND - 1
      expect(await sendDue(server.deps)).toEqual([])
      time += 1
    }
    expect(await jobs()).toMatchObject([{ attempts: 5, last_error: expect.stringContaining('come back later') }])
    isBusy = false
    expect(await sendDue(server.deps)).toEqual([])
    expect(server.mails).toHaveLength(1)
    expect(await jobs()).toMatchObject([{ sent_at: now(), last_error: null }])
  })

  it('is given up once its code has expired', async () => {
    const deliver: DeliverMail = async () => {
      throw new Error('nobody is there')
    }
    await queueCode()
    expect(await sendDue(depsOf(deliver))).toEqual([5])
    time += 10 * MINUTE
    expect(await sendDue(depsOf(noDelivery))).toEqual([])
    expect(await jobs()).toMatchObject([
      { given_up_at: now(), last_error: 'its code has expired; before: nobody is there' },
    ])
    time += HOUR
    expect(await sendDue(depsOf(noDelivery))).toEqual([])
  })

  it('is given up where a newer code was asked for: the older one is of no use', async () => {
    const server = await mailServer()
    await queueCode()
    time += MINUTE
    const newer = await queueCode()
    await sendDue(server.deps)
    expect(server.mails.map(({ subject }) => subject)).toEqual([`${newer} is your Quarry code`])
    expect(await jobs()).toMatchObject([{ last_error: 'a newer code was asked for' }, { sent_at: now() }])
  })

  it('is tried for three days, if it holds no code, and then kept for an operator', async () => {
    const hours = MAIL_PAUSES.reduce((sum, seconds) => sum + seconds, 0) / 3600
    expect(hours).toBeGreaterThan(72)
    expect(hours).toBeLessThan(80)
    const deliver: DeliverMail = async () => {
      throw new Error('nobody is there')
    }
    await queueMail(app.db, { kind: 'password-changed', email: 'ada@quarry.test', language: 'en' }, now())
    await app.db
      .updateTable('job' as never)
      .set({ attempts: MAIL_PAUSES.length } as never)
      .execute()
    startJobs(depsOf(deliver)).wake()
    await expect.poll(queued).toMatchObject([{ state: 'failed', last_error: 'nobody is there' }])
    expect(await jobs()).toMatchObject([{ given_up_at: now(), last_error: 'nobody is there' }])
  })

  it('is refused five times, and then sent once', async () => {
    let refusals = 0
    const server = await mailServer({
      onMailFrom: (_address, _session, done) =>
        done(++refusals <= 5 ? Object.assign(new Error('come back later'), { responseCode: 451 }) : undefined),
    })
    await queueMail(app.db, { kind: 'password-changed', email: 'ada@quarry.test', language: 'en' }, now())
    const { wake } = startJobs(server.deps)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      wake()
      await expect
        .poll(queued)
        .toMatchObject([{ state: 'queued', attempts: attempt, last_error: expect.stringContaining('come back later') }])
      // Its pause is over.
      await app.db.updateTable('mail_job').set({ due_at: now() }).execute()
      await sql`UPDATE job SET due_at = now()`.execute(app.db)
    }
    wake()
    await expect.poll(() => server.mails).toHaveLength(1)
    await expect.poll(queued).toEqual([])
    expect(await jobs()).toMatchObject([{ sent_at: now(), last_error: null, attempts: 6 }])
  })

  it('is dropped with its expired code, and no dead letter', async () => {
    await queueCode()
    time += 11 * MINUTE
    startJobs(depsOf(noDelivery)).wake()
    await expect.poll(queued).toEqual([])
    expect(await jobs()).toMatchObject([{ given_up_at: now(), last_error: 'its code has expired' }])
  })

  it('is given up at once where its mailbox does not exist, and says so without the code', async () => {
    const code = await queueCode()
    const server = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(`no such mailbox for ${code}`), { responseCode: 550 })),
    })
    expect(await sendDue(server.deps)).toEqual([])
    const [job] = await jobs()
    expect(job).toMatchObject({
      given_up_at: now(),
      attempts: 1,
      last_error: expect.stringContaining('no such mailbox'),
    })
    expect(job?.last_error).not.toContain(code)
    expect(logged.join('')).not.toContain(code)
  })
})

describe('a code', () => {
  it('is logged where the machine is for its users alone, and nowhere else', async () => {
    const server = await mailServer()
    const code = await queueCode()
    await sendDue({ ...server.deps, printsCodes: true })
    expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      `code ${code} for ada@quarry.test`,
    ])
    logged = []
    time += MINUTE
    await queueCode()
    await sendDue(server.deps)
    expect(server.mails).toHaveLength(2)
    expect(logged).toEqual([])
  })
})

describe('what became of a mail', () => {
  it('is kept for a day, and for a week if it was given up', async () => {
    const server = await mailServer()
    await queueMail(app.db, { kind: 'no-account', email: 'ada@quarry.test', language: 'en' }, now())
    await queueMail(app.db, { kind: 'no-account', email: 'nobody', language: 'en' }, now())
    await sendDue(server.deps)
    const left = async (): Promise<string[]> => {
      await sweep(app.deps)
      return (await jobs()).map(({ email }) => email)
    }
    time += 24 * HOUR
    expect(await left()).toEqual(['ada@quarry.test', 'nobody'])
    time += 1
    expect(await left()).toEqual(['nobody'])
    time += 6 * 24 * HOUR
    expect(await left()).toEqual([])
  })
})
