import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetPassword, sendEmailCode, signInByCode } from '../../../contract/members.ts'
import { createClock } from '../../platform/clock.ts'
import { connect } from '../../platform/postgres/database.ts'
import { createSmtpDelivery } from '../../platform/mail/mail.ts'
import type { DeliverMail, Mail } from '../../platform/mail/mail.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { codeSentTo, memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { claimMail, sendMail } from './due-mails.ts'
import type { MailDeps } from './due-mails.ts'
import { issueCode } from '../sign-in/email-codes.ts'
import { queueMail, startMailJobs } from './mail-jobs.ts'
import { sweep } from '../sweep.ts'
import type { MemberTables } from '../tables.ts'

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

function startJobs(deps: MailDeps): ReturnType<typeof startMailJobs> {
  const jobs = startMailJobs(deps)
  closing.push(jobs.stop)
  return jobs
}

/** Sends all due mails one after another; returns the pauses before further tries, in seconds. */
async function sendDue(deps: MailDeps): Promise<number[]> {
  const pauses: number[] = []
  for (let mail = await claimMail(deps); mail; mail = await claimMail(deps)) {
    const pauseMs = await sendMail(deps, mail)
    if (pauseMs !== undefined) pauses.push(pauseMs / SECOND)
  }
  return pauses
}

async function queueCode(email = 'ada@quarry.test'): Promise<string> {
  const codeId = await issueCode(app.db, { email, scene: 1 }, now())
  await queueMail(app.db, { kind: 'code', email, language: 'en', codeId }, now())
  return codeSentTo(app, email, 1)
}

async function jobs() {
  return app.db.selectFrom('mail_job').selectAll().orderBy('id').execute()
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
    await expect.poll(async () => (await jobs()).every((job) => job.sent_at), { timeout: 20_000 }).toBe(true)
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
    const { stop, wake } = startMailJobs(
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
    const away = connect<MemberTables>({ host: '/nowhere', user: 'quarry', database: 'quarry' })
    const { stop } = startMailJobs(depsOf(noDelivery, { db: away }))
    await expect.poll(() => logged.join('')).toContain('mails wait until the next look at them')
    await stop()
    await away.destroy()
  })

  it('is sent by another a minute later, where the server died that had taken it', async () => {
    const server = await mailServer()
    const code = await queueCode()
    expect(await claimMail(server.deps)).toBeDefined()
    time += 59 * SECOND
    await sendDue(server.deps)
    expect(server.mails).toEqual([])
    time += SECOND
    await sendDue(server.deps)
    expect(server.mails.map(({ subject }) => subject)).toEqual([`${code} is your Quarry code`])
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
      expect(await claimMail(server.deps)).toBeUndefined()
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
    expect(await claimMail(depsOf(noDelivery))).toBeUndefined()
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

  it('is given up after a day, if it holds no code', async () => {
    const deliver: DeliverMail = async () => {
      throw new Error('nobody is there')
    }
    await queueMail(app.db, { kind: 'password-changed', email: 'ada@quarry.test', language: 'en' }, now())
    let [pause] = await sendDue(depsOf(deliver))
    while (pause !== undefined) {
      time += pause * SECOND
      ;[pause] = await sendDue(depsOf(deliver))
    }
    expect(time - START).toBeGreaterThanOrEqual(24 * HOUR)
    expect(time - START).toBeLessThan(25 * HOUR)
    expect(await jobs()).toMatchObject([{ given_up_at: now() }])
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
