import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSmtpDelivery } from '../platform/mail/mail.ts'
import { startMailServer } from './mail-server.ts'

const FROM = 'Quarry <quarry@quarry.test>'

async function say(socket: Socket, line: string): Promise<void> {
  socket.write(`${line}\r\n`)
  await once(socket, 'data')
}

it('goes on after a client that was killed while it sent a mail', async () => {
  const { promise: hasClosed, resolve } = Promise.withResolvers<void>()
  const server = await startMailServer({ onClose: () => resolve() })
  onTestFinished(server.close)
  const killed = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(killed, 'data')
  for (const line of ['EHLO quarry.test', 'MAIL FROM:<a@quarry.test>', 'RCPT TO:<b@quarry.test>', 'DATA'])
    await say(killed, line)
  killed.write('Subject: half')
  killed.resetAndDestroy()
  await hasClosed

  const deliver = createSmtpDelivery({ url: server.url, from: FROM })
  await deliver({ to: 'ada@quarry.test', subject: 'Oak', text: 'Herringbone', html: '<p>Herringbone</p>' })
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@quarry.test']])
})
