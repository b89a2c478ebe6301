import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { startMailServer, startStrangeServer } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { tries } from '../../testing/tries.ts'
import { createOutboxDelivery, createSmtpDelivery, MailRefused } from './mail.ts'
import type { Mail } from './mail.ts'

const FROM = 'Quarry <quarry@quarry.test>'
const SHORT_MS = 100

const aMail = (facts: Partial<Mail> = {}): Mail => ({
  to: 'ada@quarry.test',
  subject: 'Oak',
  text: 'Herringbone',
  html: '<p>Herringbone</p>',
  ...facts,
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options)
  closing.push(server.close)
  return server
}

async function strangeServer(...options: Parameters<typeof startStrangeServer>): Promise<string> {
  const server = await startStrangeServer(...options)
  closing.push(server.close)
  return server.url
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-outbox-'))
  closing.push(() => rm(folder, { recursive: true }))
  return join(folder, 'outbox')
}

describe('a mail by SMTP', () => {
  it('arrives with its text, its HTML and its sender, in any language', async () => {
    const server = await mailServer()
    const text = '您的验证码：048213\n\n-- \nQuarry\n'
    await createSmtpDelivery({ url: server.url, from: FROM })(
      aMail({ subject: '048213 是您的 Quarry 验证码', text, html: '<p>验证码 <b>048213</b></p>' }),
    )
    expect(server.mails).toMatchObject([
      {
        recipients: ['ada@quarry.test'],
        from: { name: 'Quarry', address: 'quarry@quarry.test' },
        to: [{ address: 'ada@quarry.test' }],
        subject: '048213 是您的 Quarry 验证码',
        text,
        html: expect.stringContaining('<p>验证码 <b>048213</b></p>'),
      },
    ])
    const headers = Object.fromEntries(server.mails[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' })
    expect(headers['message-id']).toMatch(/@quarry\.test>$/)
  })

  it('uses a kept connection, and a new one if the server has closed it', async () => {
    let connections = 0
    const server = await mailServer({
      onConnect: (_session, done) => {
        connections += 1
        done()
      },
    })
    const deliver = createSmtpDelivery({ url: server.url, from: FROM })
    await deliver(aMail({ subject: 'one' }))
    await deliver(aMail({ subject: 'two' }))
    expect(connections).toBe(1)
    server.dropConnections()
    await deliver(aMail({ subject: 'three' }))
    expect(connections).toBe(2)
    expect(server.mails.map(({ subject }) => subject)).toEqual(['one', 'two', 'three'])
  })

  it('fails if nobody listens, and if the server is silent', async () => {
    const silent = await strangeServer(() => undefined)
    const gone = await startStrangeServer(() => undefined)
    await gone.close()
    await expect(createSmtpDelivery({ url: gone.url, from: FROM })(aMail())).rejects.toThrow('ECONNREFUSED')
    const deliver = createSmtpDelivery({ url: silent, from: FROM, timeoutMs: SHORT_MS })
    await expect(deliver(aMail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('fails if the server sends a little forever', async () => {
    // Long enough that a busy machine, which runs both ends, does not cause a timeout itself.
    const timeoutMs = 10 * SHORT_MS
    const url = await strangeServer((socket) => {
      socket.write('220 here\r\n')
      const talking = setInterval(() => socket.write('250-and more\r\n'), timeoutMs / 100)
      socket.on('close', () => clearInterval(talking))
    })
    const deliver = createSmtpDelivery({ url, from: FROM, timeoutMs })
    await expect(deliver(aMail())).rejects.toMatchObject({ code: 'EABORT' })
  })

  it('is refused for good if the mailbox does not exist, and not if the server is busy', async () => {
    const answers = [550, 451]
    const server = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('not now'), { responseCode: answers.shift() ?? 250 })),
    })
    const deliver = createSmtpDelivery({ url: server.url, from: FROM })
    await expect(deliver(aMail())).rejects.toBeInstanceOf(MailRefused)
    await expect(deliver(aMail())).rejects.not.toBeInstanceOf(MailRefused)
  })

  it('shows no password to a server without TLS', async () => {
    const told: string[] = []
    const url = await strangeServer((socket) => {
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        told.push(String(data))
        socket.write('250-here\r\n250 AUTH PLAIN LOGIN\r\n')
      })
    })
    // Another name of this machine, which counts as a remote one.
    const elsewhere = `smtp://quarry:secret@127.1:${new URL(url).port}`
    await expect(createSmtpDelivery({ url: elsewhere, from: FROM, timeoutMs: SHORT_MS })(aMail())).rejects.toThrow(
      /TLS|SSL|wrong version/i,
    )
    expect(told.join('')).toContain('STARTTLS')
    expect(told.join('')).not.toContain('AUTH')
  })
})

describe('a mail in the outbox', () => {
  it('is a complete file that mail programs open, readable only by its owner, in order of time', async () => {
    const folder = await newFolder()
    const deliver = createOutboxDelivery({ folder, from: FROM })
    await deliver(aMail({ subject: '没有账号', text: '长'.repeat(2000) }))
    const [name = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/)
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    const bytes = await readFile(join(folder, name))
    expect(bytes.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(await PostalMime.parse(bytes)).toMatchObject({
      from: { address: 'quarry@quarry.test' },
      to: [{ address: 'ada@quarry.test' }],
      subject: '没有账号',
      text: '长'.repeat(2000),
    })
  })
})

describe('an address', () => {
  const others = [
    'ada@quarry.test\r\nBcc: eve@quarry.test',
    'ada@quarry.test\nSubject: x',
    'ada@quarry.test, eve@quarry.test',
    'x,eve@quarry.test',
    'x;eve@quarry.test',
    'x<eve@quarry.test',
    'Ada <eve@quarry.test>',
    '"x eve"@quarry.test',
    'group:eve@quarry.test',
    'a@eve@quarry.test',
    '@quarry.test',
    'ada@',
    'ada\u0000@quarry.test',
    'ada\u202e@quarry.test',
    // Other spellings of a mailbox’s domain exist by the thousand; each would be counted separately.
    'ada@ｑuarry.test',
    'ada@quar\u00adry.test',
    'ada@quarry。test',
    'ada@quarry.test.',
    'ada@127.1',
    '',
  ]

  it('is valid only if it reaches one mailbox and starts no header', async () => {
    const server = await mailServer()
    const deliver = createSmtpDelivery({ url: server.url, from: FROM })
    for (const to of others) await expect(deliver(aMail({ to }))).rejects.toBeInstanceOf(MailRefused)
    expect(server.mails).toEqual([])
  })

  it('may have letters of any language', async () => {
    const folder = await newFolder()
    const deliver = createOutboxDelivery({ folder, from: FROM })
    for (const to of ['ada@straße.test', 'ada@xn--strae-oqa.test', 'Ada@QUARRY.test', '艾达@材料.test'])
      await deliver(aMail({ to }))
    expect(await readdir(folder)).toHaveLength(4)
  })

  it('arrives in a mail unchanged, whatever the subject is', async () => {
    const folder = await newFolder()
    const deliver = createOutboxDelivery({ folder, from: FROM })
    const name = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/)
    await fc.assert(
      fc.asyncProperty(name, fc.string({ unit: 'binary', maxLength: 60 }), async (local, noise) => {
        await rm(folder, { recursive: true, force: true })
        await deliver(aMail({ to: `${local}@quarry.test`, subject: `x${noise}\r\nBcc: eve@quarry.test` }))
        const [file = ''] = await readdir(folder)
        const parsed = await PostalMime.parse(await readFile(join(folder, file)))
        expect(parsed.to).toEqual([{ name: '', address: `${local}@quarry.test` }])
        expect(parsed.bcc ?? []).toEqual([])
      }),
      { numRuns: tries(25, 100) },
    )
  })
})
